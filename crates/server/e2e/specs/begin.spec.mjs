// @ts-check
// Games that begin elsewhere: after an opening, after some turns, in any position; and how they end.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, look, playTurns, send } from "../support/api.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage();

/**
 * Opens the fold and chooses a way to begin.
 * @param {Page} page
 * @param {string} rules
 * @param {string} way
 */
async function chooseWay(page, rules, way) {
  await page.goto(`/new?rules=${rules}`);
  await page.locator("#begin-from > summary").click();
  await page.locator(`#begin-from input[value=${way}]`).check();
}

/**
 * Begins, and says what the server has made of it.
 * @param {Page} page
 */
async function begun(page) {
  await page.locator("#begin button.main").click();
  await page.locator("zwick-board[data-ver]").waitFor();
  return look(on.server.address, new URL(page.url()).pathname.split("/")[2] ?? "");
}

test("a game begins after an opening, and its record says so", async () => {
  const page = await on.open();
  await chooseWay(page, "english", "opening");
  await page.locator("#opening").selectOption("fourteenth");
  const view = await begun(page);
  assert.equal(view.turn, "white");
  const { address } = on.server;
  const usual = await playTurns(address, await create(address, { rules: "english" }), "11-15 23-19 8-11 22-17 4-8");
  assert.equal(view.fen, usual.fen);
  const record = await (await fetch(`${address}/api/games/${view.id}/record`)).text();
  assert.ok(record.includes(`[FEN "${view.fen}"]`), record);
});

test("the computer goes on from some turns", async () => {
  const page = await on.open();
  await chooseWay(page, "classic", "turns");
  await page.locator("#begin-turns").fill("1. d6 f4 2. d2");
  await page.locator("input[name=opponent][value=computer]").check();
  await page.locator("input[name=level][value='1']").check();
  await page.locator("input[name=side][value=white]").check();
  const view = await begun(page);
  await page.waitForFunction(() => Number(document.querySelector("zwick-board")?.getAttribute("data-ver")) > 1);
  const now = await look(on.server.address, view.id);
  assert.deepEqual([now.turn, now.cells.d6?.stone, now.cells.f4?.stone, now.cells.d2?.stone], ["white", "white", "black", "white"]);
});

test("what is no beginning is told at its field, and what was filled in stays", async () => {
  const page = await on.open();
  for (const [way, field, text] of /** @type {const} */ ([
    ["turns", "turns", "d6 d6"],
    ["position", "fen", "nonsense"],
    ["position", "fen", ""],
  ])) {
    await chooseWay(page, "classic", way);
    await page.locator(`#begin-${field}`).fill(text);
    await page.locator("#begin button.main").click();
    await page.locator("#begin-problem").waitFor();
    assert.equal(await page.locator(`#begin-${field}`).getAttribute("aria-invalid"), "true");
    assert.equal(await page.locator(`#begin-${field}`).inputValue(), text);
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual(violations.map(({ id }) => id), []);
  }
});

test("a position laid out by hand is played from with one click", async () => {
  const page = await on.open();
  await page.goto("/new?rules=three&begin=position");
  await page.locator("#begin-from a").click();
  await page.locator("#laying").waitFor();
  await page.locator("#laying-clear").click();
  await page.locator('zwick-board [data-name="b2"]').click();
  await page.locator("#laying-white").fill("2");
  await page.locator("#laying-black").fill("3");
  await page.locator("#laying-turn input[value=black]").check();
  await page.locator("#laying-done:enabled").click();
  await page.waitForFunction(() => document.querySelector("#play-here")?.getAttribute("href")?.includes("1W1"));
  await page.locator("#play-here").click();
  assert.equal(await page.locator("#begin-fen").inputValue(), "3/1W1/3 b 2 3 0");
  const view = await begun(page);
  assert.deepEqual([view.fen, view.turn], ["3/1W1/3 b 2 3 0", "black"]);
});

test("a finished game says who won and why, what comes next, and where it turned", async () => {
  const page = await on.open();
  const { address } = on.server;
  const game = await create(address, { rules: "three" });
  const over = await playTurns(address, game, "a1 a2 b1 b2 c1");
  await page.goto(`/game/${game.id}`);
  await page.locator("#result").waitFor();
  assert.equal(await page.locator("#result-text").textContent(), over.result?.text);
  assert.match(over.result?.text ?? "", /Anna/);
  assert.match((await page.locator("#result-next").textContent()) ?? "", /next game/);
  await page.locator("#analyse").click();
  // Black let the line be closed with the last turn.
  await page.locator('#lines [aria-current]:text("b2")').waitFor();
  await page.goBack();
  await page.locator("#rematch").click();
  await page.waitForFunction((old) => location.pathname !== `/game/${old}`, game.id);
  const next = await look(address, new URL(page.url()).pathname.split("/")[2] ?? "");
  assert.deepEqual(next.names, { white: "Bert", black: "Anna" });
});

test("a game from a position is begun anew from there", async () => {
  const { address } = on.server;
  const fen = "3/1W1/3 b 2 3 0";
  const over = await send(address, await create(address, { rules: "three", fen }), { type: "resign" });
  const next = await send(address, over, { type: "rematch" });
  assert.equal(next.fen, fen);
});
