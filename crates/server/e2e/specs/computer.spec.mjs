// @ts-check
// The computer as an opponent, and its hints.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, look, playTurns, send } from "../support/api.mjs";
import { finger, keys, mouse, place } from "../support/hands.mjs";
import { openGame, shows, standing, stones } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */
/** @typedef {import("../../assets/js/types.d.ts").Turn} Turn */
/** @typedef {import("../support/hands.mjs").Hand} Hand */

const on = stage();

/**
 * Begins a game against the computer.
 * @param {string} rules
 * @param {number} level
 * @param {"white" | "black"} plays the computer's side
 * @param {object} [more]
 */
function against(rules, level, plays, more = {}) {
  const opponent = { kind: "computer", level, plays };
  return create(on.server.address, { rules, opponent, names: { white: "Anna" }, ...more });
}

/**
 * Opens the page of a game that may go on meanwhile.
 * @param {Page} page
 * @param {View} view
 */
async function open(page, view) {
  await page.goto(`/game/${view.id}`);
  await shows(page, view.ver);
}

/**
 * Waits until the computer has done what it has to do, and the page shows it.
 * @param {Page} page
 * @param {string} id
 * @returns {Promise<View>}
 */
async function answered(page, id) {
  for (;;) {
    const view = await look(on.server.address, id);
    await shows(page, view.ver);
    if (!view.thinking) return view;
    await page.waitForTimeout(20);
  }
}

/**
 * A turn that takes, if there is one; else one that follows from the position.
 * @param {View} view
 * @returns {Turn}
 */
function sensible({ turns, fen }) {
  const taking = turns.find(({ takes, text }) => takes.length > 0 || text.includes("x"));
  let lot = 7;
  for (const letter of fen) lot = (lot * 31 + letter.charCodeAt(0)) % 10_007;
  const turn = taking ?? turns[lot % turns.length];
  assert.ok(turn, `no legal turn: ${fen}`);
  return turn;
}

/**
 * Plays against the computer to the end.
 * @param {Page} page
 * @param {View} start
 * @param {Hand} hand
 * @returns {Promise<View>}
 */
async function playOut(page, start, hand) {
  let view = await answered(page, start.id);
  for (let turns = 0; !view.over; turns += 1) {
    assert.ok(turns < 300, "the game does not end");
    if (view.needs_throw) await page.locator("#throw").click();
    else await hand(page, view, sensible(view));
    await shows(page, view.ver + 1);
    view = await answered(page, start.id);
    assert.deepEqual(await stones(page), standing(view), view.fen);
  }
  await page.locator("#result").waitFor();
  assert.equal(await page.locator("#result-text").textContent(), view.result?.text);
  return view;
}

test("a whole game of mill against the weakest, with the mouse on 360 pixels", async () => {
  const view = await against("classic", 1, "black");
  const page = await on.open();
  await page.setViewportSize({ width: 360, height: 740 });
  await openGame(page, view);
  const end = await playOut(page, view, mouse);
  assert.ok(end.moves.some(({ side }) => side === "black"));
  assert.match((await page.locator("#name-black").textContent()) ?? "", /^Computer · level 1/);
});

test("a whole game of draughts with keys alone", async () => {
  const view = await against("english", 2, "black");
  const page = await on.open();
  await open(page, view);
  const end = await playOut(page, view, keys);
  assert.equal(end.over, true);
});

test("dice mill: the computer throws for itself", async () => {
  const view = await against("wuerfel", 1, "black");
  const page = await on.open();
  await openGame(page, view);
  let now = view;
  for (let turns = 0; turns < 14 && !now.over; turns += 1) {
    if (now.needs_throw) await page.locator("#throw").click();
    else await mouse(page, now, sensible(now));
    await shows(page, now.ver + 1);
    now = await answered(page, view.id);
  }
  assert.ok(now.moves.filter(({ side }) => side === "black").length > 5);
  assert.deepEqual(await stones(page), standing(now));
});

test("wolf and sheep against the perfect wolf, by finger, to the end", async () => {
  const view = await against("wolf", 10, "black");
  const page = await on.open({ touch: true });
  await open(page, view);
  const end = await playOut(page, view, finger);
  assert.equal(end.over, true);
});

test("the form begins a game in which the computer begins, and remembers the choice", async () => {
  const page = await on.open();
  await page.goto("/new?rules=classic");
  assert.equal(await page.locator("#you").isVisible(), false);
  await page.getByLabel("Against the computer").check();
  assert.equal(await page.locator("#white").isVisible(), false);
  await page.locator("[name=level][value='4']").check();
  await page.getByRole("radio", { name: "Black" }).check();
  await page.locator("#you").fill("Anna");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("zwick-board[data-ver]").waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const view = await answered(page, id);
  assert.deepEqual(view.computer, { side: "white", level: 4 });
  assert.equal(view.moves.length, 1);
  assert.equal(view.turn, "black");
  assert.match((await page.locator("#name-black").textContent()) ?? "", /^Anna/);
  await page.goto("/new?rules=english");
  assert.equal(await page.getByLabel("Against the computer").isChecked(), true);
  assert.equal(await page.locator("[name=level][value='4']").isChecked(), true);
  assert.equal(await page.locator("[name=side][value=black]").isChecked(), true);
});

test("that the computer may jump now is still to be read after its answer", async () => {
  const fen = "WW1/2W/3/5W/BB1/1B1/B2 w 0 0 0";
  const view = await against("classic", 1, "black", { begin: "position", fen });
  const page = await on.open();
  await openGame(page, view);
  const turn = view.turns.find(({ text }) => text === "g4-g7xd2");
  assert.ok(turn);
  await mouse(page, view, turn);
  await shows(page, view.ver + 1);
  await answered(page, view.id);
  await page.locator("#happened", { hasText: "3 stones left and may now jump" }).waitFor();
});

test("taking back takes the computer's turn too", async () => {
  const view = await against("classic", 1, "black");
  const page = await on.open();
  await openGame(page, view);
  await mouse(page, view, sensible(view));
  await shows(page, view.ver + 1);
  const played = await answered(page, view.id);
  assert.equal(played.moves.length, 2);
  await page.locator("#undo").click();
  await shows(page, played.ver + 1);
  assert.deepEqual(await stones(page), {});
  await page.locator("#redo").click();
  await shows(page, played.ver + 2);
  assert.deepEqual(await stones(page), standing(played));
  assert.equal((await look(on.server.address, view.id)).thinking, false);
});

test("while the computer thinks the board is its own, and a resignation is the person's", async () => {
  const view = await against("classic", 10, "black");
  const page = await on.open();
  await openGame(page, view);
  await page.evaluate(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    const sentence = document.getElementById("sentence");
    const note = () => said.push(sentence?.textContent ?? "");
    if (sentence) new MutationObserver(note).observe(sentence, { childList: true });
  });
  await mouse(page, view, sensible(view));
  await shows(page, view.ver + 1);
  await answered(page, view.id);
  const said = await page.evaluate(() => /** @type {any} */ (window).said);
  assert.ok(said.includes("The computer is thinking."), said.join(" | "));
  await page.locator("main:not([data-thinking])").waitFor();
  await page.locator("#more > summary").click();
  await page.locator("#resign").click();
  assert.match((await page.locator("#resign-dialog p:visible").textContent()) ?? "", /^Anna/);
  await page.locator("#resign-send").click();
  await page.locator("#result").waitFor();
  assert.match((await page.locator("#result-text").textContent()) ?? "", /Computer wins/);
  // Another game: the sides change, and the computer begins.
  await page.locator("#rematch").click();
  await page.waitForURL((url) => !url.pathname.endsWith(view.id));
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const next = await answered(page, id);
  assert.deepEqual(next.computer, { side: "white", level: 10 });
  assert.equal(next.moves.length, 1);
});

test("an offer that comes too early is declined, and nobody else is asked", async () => {
  const view = await against("classic", 3, "black");
  const page = await on.open();
  await openGame(page, view);
  await page.locator("#more > summary").click();
  await page.locator("#offer-draw").click();
  await shows(page, view.ver + 1);
  assert.equal(await page.locator("#offer").isVisible(), false);
  const now = await answered(page, view.id);
  assert.equal(now.over, false);
  assert.match((await page.locator("#sentence").textContent()) ?? "", /declined/);
});

test("a hint: first where to look, then the whole turn, with keys and in words", async () => {
  const start = await create(on.server.address, { rules: "classic" });
  const view = await playTurns(on.server.address, start, "a7 b6 d7 d6");
  const page = await on.open();
  await openGame(page, view);
  const button = page.locator("#ask-hint");
  const label = await button.textContent();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.locator("zwick-board .hint").first().waitFor();
  const rings = await page.locator("zwick-board .hint").count();
  assert.ok(rings > 1, "the part of the board, not the point");
  assert.equal(await page.locator("#announce").textContent(), await page.locator("#hint").textContent());
  assert.notEqual(await button.textContent(), label);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    /A good turn: g7, takes/.test(document.getElementById("announce")?.textContent ?? ""),
  );
  assert.match((await page.locator("#hint").textContent()) ?? "", /A good turn: g7/);
  assert.equal(await page.locator("zwick-board .hint").count(), 2);
  assert.equal(await page.evaluate(() => document.activeElement?.id), "ask-hint");
  // A turn makes it disappear.
  await place(page, view, "g7").click();
  await place(page, view, "b6").click();
  await shows(page, view.ver + 1);
  assert.equal(await page.locator("zwick-board .hint").count(), 0);
  assert.equal(await page.locator("#hint").textContent(), "");
});

test("a hint in solitaire says whether it can still be solved", async () => {
  const view = await create(on.server.address, { rules: "pegs33" });
  const page = await on.open({ touch: true });
  await openGame(page, view);
  await page.locator("#ask-hint").scrollIntoViewIfNeeded();
  const stood = await page.locator("#ask-hint").boundingBox();
  await page.locator("#ask-hint").tap();
  // All positions of the game are worked out the first time somebody asks.
  await page.locator("zwick-board .hint").waitFor({ timeout: 120_000 });
  await page.locator("#ask-hint").tap();
  await page.locator("zwick-board .hint-way").waitFor({ state: "attached" });
  assert.match((await page.locator("#hint").textContent()) ?? "", /can still be solved, in 31/);
  // The same finger at the same place asks for both steps.
  const stands = await page.locator("#ask-hint").boundingBox();
  assert.equal(stands?.y, stood?.y);
});

test("without hints there is no button", async () => {
  const view = await create(on.server.address, { rules: "classic", hints: false });
  const page = await on.open();
  await openGame(page, view);
  assert.equal(await page.locator("#ask-hint").isVisible(), false);
});

test("two pages show the same game against the computer", async () => {
  const view = await against("six", 2, "black");
  const pages = [await on.open(), await on.open({ language: "de" })];
  for (const page of pages) await openGame(page, view);
  let now = view;
  for (let turns = 0; turns < 4 && !now.over; turns += 1) {
    const page = pages[turns % 2];
    assert.ok(page);
    await mouse(page, now, sensible(now));
    await shows(page, now.ver + 1);
    now = await answered(page, view.id);
    for (const other of pages) await shows(other, now.ver);
    const [one, two] = await Promise.all(pages.map(stones));
    assert.deepEqual(one, two);
  }
  assert.ok(now.moves.length >= 7);
});

test("axe finds nothing on a form, a game and a hint with the computer", async () => {
  const page = await on.open();
  await page.goto("/new?rules=wolf&opponent=computer&level=10");
  assert.deepEqual(await found(page), []);
  const view = await against("classic", 1, "black");
  const begun = await send(on.server.address, view, { type: "turn", text: "d6" });
  await open(page, begun);
  await answered(page, view.id);
  await page.locator("#ask-hint").click();
  await page.locator("zwick-board .hint").first().waitFor();
  assert.deepEqual(await found(page), []);
});

/** @param {Page} page */
async function found(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

test("killed while the computer thinks, the game goes on", async () => {
  const view = await against("classic", 5, "black");
  const page = await on.open();
  await openGame(page, view);
  await mouse(page, view, sensible(view));
  await shows(page, view.ver + 1);
  await on.server.kill();
  await page.locator("main[data-lost]").waitFor();
  await on.server.restart();
  await page.locator("main:not([data-lost])").waitFor();
  const now = await answered(page, view.id);
  assert.equal(now.moves.length, 2);
  assert.equal(now.turn, "white");
  assert.deepEqual(await stones(page), standing(now));
});
