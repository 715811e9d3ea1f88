// @ts-check
// A whole game of every family with the keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create, look, playTurns } from "../support/api.mjs";
import { keys } from "../support/hands.mjs";
import { golden, openGame, playToEnd, shows, written } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

const on = stage();

for (const id of ["six", "english", "wolf", "battue", "pegs15"]) {
  test(`${id} is played to its end with keys alone`, async () => {
    const { wish, turns } = await golden(id);
    const view = await create(on.server.address, wish);
    const page = await on.open();
    await openGame(page, view);
    const end = await playToEnd(page, on.server.address, view, written(turns), keys);
    assert.equal(end.moves.length, turns.length);
  });
}

test("the place under the keyboard has a ring, and one place alone takes the tabulator", async () => {
  const view = await create(on.server.address, { rules: "classic" });
  const page = await on.open();
  await openGame(page, view);
  assert.equal(await page.locator("zwick-board .focus").count(), 0);
  await keys(page, view, turnOf(view, "d6"));
  await shows(page, view.ver + 1);
  assert.equal(await page.locator("zwick-board circle.focus").count(), 1);
  assert.equal(await page.locator('zwick-board [tabindex="0"]').count(), 1);
  assert.equal(await page.locator('zwick-board [data-point="d6"]').getAttribute("tabindex"), "0");
});

test("Escape takes a begun turn back", async () => {
  const { wish, turns } = await golden("wolf");
  const view = await create(on.server.address, wish);
  const page = await on.open();
  await openGame(page, view);
  await keys(page, view, turnOf(view, turns[0] ?? ""));
  await shows(page, view.ver + 1);
  const now = await look(on.server.address, view.id);
  const [turn] = now.turns;
  assert.ok(turn);
  await keys(page, now, { ...turn, steps: turn.steps.slice(0, 1) });
  assert.equal(await page.locator('zwick-board [aria-pressed="true"]').count(), 1);
  assert.match((await page.locator("zwick-board :focus").getAttribute("aria-label")) ?? "", /chosen/);
  assert.ok(await page.locator('zwick-board [aria-label$="can go here"]').count());
  assert.equal(await page.locator("zwick-board .selected").count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator('zwick-board [aria-pressed="true"]').count(), 0);
  assert.equal(await page.locator("zwick-board .selected").count(), 0);
  assert.equal((await page.locator("#announce").textContent())?.trim(), now.sentence);
});

test("a place that means nothing is answered in words", async () => {
  const view = await create(on.server.address, { rules: "english" });
  const page = await on.open();
  await openGame(page, view);
  const stuck = view.turn === "white" ? "a1" : "h8";
  await keys(page, view, { text: "", label: "", takes: [], steps: [stuck] });
  await page.waitForFunction(() =>
    /cannot move/.test(document.getElementById("announce")?.textContent ?? ""),
  );
  assert.ok(await page.locator("zwick-board .source").count());
});

test("the focus stays on the page when a button is switched off", async () => {
  const start = await create(on.server.address, { rules: "classic" });
  const view = await playTurns(on.server.address, start, "d6");
  const page = await on.open();
  await openGame(page, view);
  await page.locator("#undo").focus();
  await page.keyboard.press("Enter");
  await shows(page, view.ver + 1);
  // Not on the board, where pressing once more would play a stone.
  await page.waitForFunction(() => document.activeElement?.id === "now");
});

test("turns are typed, in the words of the game, and refused with a sentence", async () => {
  const view = await create(on.server.address, { rules: "classic" });
  const page = await on.open();
  await openGame(page, view);
  const field = page.locator("#typed [name=turn]");
  await field.fill("d6");
  await field.press("Enter");
  await shows(page, view.ver + 1);
  // The board may hear of the turn before the field has its answer.
  await field.evaluate(async (input) => {
    while (/** @type {HTMLInputElement} */ (input).value !== "") await new Promise(requestAnimationFrame);
  });
  await field.fill("d6");
  await field.press("Enter");
  await page.locator("#typed-problem:not(:empty)").waitFor();
  assert.match((await page.locator("#typed-problem").textContent()) ?? "", /\w+ .*\w/);
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  assert.equal(await field.inputValue(), "d6");
  assert.equal((await look(on.server.address, view.id)).ver, view.ver + 1);
});

test("what happens is announced, and stands in a table", async () => {
  const view = await create(on.server.address, { rules: "classic" });
  const page = await on.open();
  await openGame(page, view);
  assert.equal(await page.locator("#announce").textContent(), "");
  await keys(page, view, turnOf(view, "d6"));
  await shows(page, view.ver + 1);
  const now = await look(on.server.address, view.id);
  assert.equal(await page.locator("#announce").textContent(), now.announce);
  assert.equal(await page.locator("#sentence").textContent(), now.sentence);
  const table = (await page.locator("#text-board").textContent()) ?? "";
  assert.ok(table.includes(now.cells.d6?.label ?? "?"), table);
  const label = await page.locator('zwick-board [data-point="d6"]').getAttribute("aria-label");
  assert.equal(label, now.cells.d6?.label);
});

/**
 * @param {import("../../assets/js/types.d.ts").View} view
 * @param {string} text
 */
function turnOf(view, text) {
  const turn = view.turns.find((other) => other.text === text);
  assert.ok(turn, `${text} is not legal`);
  return turn;
}
