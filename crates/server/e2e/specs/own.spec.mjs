// @ts-check
// What belongs to whoever owns the machine: results, and everything as one file.

import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, look, playTurns, send } from "../support/api.mjs";
import { startServer } from "../support/server.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage();

/** @param {Page} page */
async function violations(page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("results are counted by rules and level, and begin with an invitation", async () => {
  const page = await on.open({ touch: true });
  const { address } = on.server;
  await page.goto("/results");
  await page.locator(".empty").waitFor();
  assert.deepEqual(await violations(page), []);
  for (const [rules, plays] of [["classic", "black"], ["classic", "white"], ["wolf", "black"]]) {
    const opponent = { kind: "computer", level: 1, plays };
    const view = await create(address, { rules, opponent });
    const now = await settled(address, view.id);
    await send(address, now, { type: "resign" });
  }
  const pair = await create(address, { rules: "three" });
  await playTurns(address, pair, "a1 a2 b1 b2 c1");
  await page.goto("/games");
  await page.getByRole("link", { name: "Results by game and level" }).click();
  await page.waitForURL("**/results*");
  const rows = await page.locator(".tally").evaluateAll((cards) =>
    cards.map((card) => [
      card.querySelector("h2")?.textContent,
      ...[...card.querySelectorAll("tbody tr")].map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent).join(" ").trim()),
      ...[...card.querySelectorAll(".pair-line p")].map((line) => line.textContent),
    ]),
  );
  assert.equal(rows.length, 3);
  assert.deepEqual(rows[0]?.slice(1), ["1 0 0 2"]);
  assert.deepEqual(rows[1]?.slice(1), ["1 0 0"]);
  assert.deepEqual(rows[2]?.slice(1), ["1 0 0 1"]);
  assert.deepEqual(await violations(page), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

/**
 * Waits until the computer has done what it had to do.
 * @param {string} address
 * @param {string} id
 */
async function settled(address, id) {
  for (;;) {
    const view = await look(address, id);
    if (!view.thinking) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test("everything is saved as one file and read again after a fresh start", async () => {
  const page = await on.open();
  const { address } = on.server;
  const game = await create(address, { rules: "classic" });
  const played = await playTurns(address, game, "d6 d2 b6 b2 f6xd2");
  await page.goto("/profile?board=cloth");
  await page.evaluate(() => localStorage.setItem("confirm-turn", "yes"));
  assert.deepEqual(await violations(page), []);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
  const path = join(tmpdir(), `zwick-own-${process.pid}.jsonl`);
  await download.saveAs(path);
  const fresh = await startServer();
  try {
    await page.context().clearCookies();
    await page.goto(`${fresh.address}/profile`);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.board), undefined);
    await bring(page, path);
    await page.locator("#brought:not(:empty)").waitFor();
    assert.deepEqual(
      { ...(await look(fresh.address, game.id)), clock: null },
      { ...(await look(address, game.id)), clock: null },
    );
    assert.equal((await look(fresh.address, game.id)).fen, played.fen);
    assert.equal(await page.evaluate(() => localStorage.getItem("confirm-turn")), "yes");
    await page.reload();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.board), "cloth");
    await bring(page, path);
    assert.match((await page.locator("#brought:not(:empty)").textContent()) ?? "", /^0 games are new here, 0 have gone on/);
    await refuses(page, path);
  } finally {
    await fresh.stop();
    await rm(path, { force: true });
  }
});

/**
 * A file with one wrong byte is refused with its line, and one of something else as such.
 * @param {Page} page
 * @param {string} path
 */
async function refuses(page, path) {
  const text = await readFile(path, "utf8");
  const broken = text.replace('"text":"b6"', '"text":"z9"');
  assert.notEqual(broken, text);
  for (const [bad, said] of /** @type {[string, RegExp][]} */ ([
    [broken, /damaged in line \d+/],
    [text.slice(0, text.trimEnd().lastIndexOf("\n")), /not complete/],
    ["[Event \"?\"]\n", /not a file/],
  ])) {
    await writeFile(path, bad);
    await bring(page, path);
    assert.match((await page.locator("#bring-problem:not(:empty)").textContent()) ?? "", said);
  }
  // A server that gives no answer has not called the file too large.
  await page.route("**/api/profile", (route) => route.abort(), { times: 1 });
  await bring(page, path);
  await page.locator("#bring-problem", { hasText: "There was no answer" }).waitFor();
}

/**
 * @param {Page} page
 * @param {string} path
 */
async function bring(page, path) {
  await page.locator("#file").setInputFiles(path);
  await page.locator("#bring button").click();
}

test("a server that others reach tells nobody", async () => {
  const away = await startServer(true);
  try {
    for (const path of ["/results", "/profile", "/api/profile", "/api/results"]) {
      assert.equal((await fetch(away.address + path)).status, 403, path);
    }
    const headers = { "content-type": "application/x-ndjson", origin: away.address };
    const answer = await fetch(`${away.address}/api/profile`, { method: "POST", headers, body: "x" });
    assert.equal(answer.status, 403);
  } finally {
    await away.stop();
  }
});
