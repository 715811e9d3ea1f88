// @ts-check
// Solitaire: what is still possible, a solution to look at, problems, the best games, a race.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, look, playTurns } from "../support/api.mjs";
import { mouse } from "../support/hands.mjs";
import { makeTurn, openGame, shows, stones } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */

const on = stage();

/** The first question waits until the whole game has been learnt. */
const PATIENCE = { timeout: 60_000 };

/** A start that one jump solves, and one more peg far away. */
const NEAR = "3/3/7/2oo3/7/3/3";
const SPOILT = "3/3/7/2oo3/7/3/2o";

/** @param {Page} page */
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth);

/** @param {Page} page */
async function found(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/**
 * Plays a turn of a view by its text.
 * @param {Page} page
 * @param {View} view
 * @param {string} text
 */
async function jump(page, view, text) {
  const turn = view.turns.find((turn) => turn.text === text);
  assert.ok(turn, text);
  await makeTurn(page, view, turn, mouse);
}

test("a problem is begun from its picture, and what is still possible is said at every step", async () => {
  const page = await on.open();
  await page.goto("/solitaire");
  assert.ok((await page.locator("li[data-problem] .board").count()) > 8);
  assert.match((await page.locator('[data-problem="cross"]').textContent()) ?? "", /6 pegs · par 4 moves/);
  assert.deepEqual(await found(page), []);
  await page.getByRole("button", { name: "Try it: Cross", exact: true }).click();
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.locator("#solitaire[data-ver]").waitFor();
  assert.equal(await page.locator("#solitaire-pegs").textContent(), "6");
  assert.equal(await page.locator("#solitaire-par").textContent(), "4");
  assert.equal(await page.locator("#outlook").textContent(), "");
  await page.locator("#outlook-toggle").click();
  await page.locator('#outlook[data-chance="solvable"]').waitFor(PATIENCE);
  assert.match((await page.locator("#outlook").textContent()) ?? "", /in 4 more moves at best/);
  assert.deepEqual(await found(page), []);
  // A jump that throws it away is noticed, and so is taking it back.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const view = await look(on.server.address, id);
  await jump(page, view, "d4-d2");
  await page.locator('#outlook[data-chance="hopeless"]').waitFor(PATIENCE);
  assert.match((await page.locator("#outlook").textContent()) ?? "", /At best \d pegs are left/);
  assert.equal(await page.locator("#solitaire-moves").textContent(), "1");
  await page.locator("#undo").click();
  await page.locator('#outlook[data-chance="solvable"]').waitFor(PATIENCE);
});

test("a solution is looked at and left again", async () => {
  const page = await on.open();
  const view = await create(on.server.address, { rules: "pegs15" });
  await openGame(page, view);
  await page.locator("#show-solution").click();
  await page.locator('#solution[data-step="1"]').waitFor(PATIENCE);
  const pegs = async () => Object.keys(await stones(page)).length;
  const first = await pegs();
  await page.locator("#solution-later").click();
  await page.locator('#solution[data-step="2"]').waitFor();
  assert.equal(await pegs(), first - 1);
  for (let step = 3; step <= 13; step += 1) await page.locator("#solution-later").click();
  assert.equal(await pegs(), 1);
  await page.locator("#solution-close").click();
  assert.equal(await pegs(), 14);
  assert.equal((await look(on.server.address, view.id)).moves.length, 0, "nothing was played");
});

test("who is stuck sees a solution from the start, and why it was not solved", async () => {
  const page = await on.open();
  const fen = "3/1o1/2ooo2/3o3/3o3/3/3";
  let view = await create(on.server.address, { rules: "pegs33", fen });
  for (let first = "d4-d2"; !view.over; first = "") {
    const turn = view.turns.find((turn) => turn.text === first) ?? view.turns[0];
    view = await playTurns(on.server.address, view, turn?.text ?? "");
  }
  await openGame(page, view);
  await page.locator("#solitaire-grade:not([hidden])").waitFor();
  assert.doesNotMatch((await page.locator("#solitaire-grade").textContent()) ?? "", /: (very )?good/);
  await page.locator("#show-solution").click();
  await page.locator('#solution[data-step="1"]').waitFor(PATIENCE);
  assert.match((await page.locator("#outlook").textContent()) ?? "", /a solution from the start/);
  assert.equal(Object.keys(await stones(page)).length, 5);
});

test("a hint says at once that it is hopeless", async () => {
  const page = await on.open();
  const view = await create(on.server.address, { rules: "pegs33", fen: SPOILT });
  await openGame(page, view);
  await page.locator("#ask-hint").click();
  await page.locator("#hint", { hasText: "It cannot be solved any more." }).waitFor(PATIENCE);
  assert.match((await page.locator("#hint").textContent()) ?? "", /Look at/);
});

test("the end has its rank, and the best games are listed", async () => {
  const page = await on.open({ touch: true });
  const fen = "3/1o1/2ooo2/3o3/3o3/3/3";
  const alone = { names: { white: "", black: "" } };
  const view = await create(on.server.address, { rules: "pegs33", fen, ...alone });
  const solution = await (await fetch(`${on.server.address}/api/games/${view.id}/solution`)).json();
  const turns = solution.steps.slice(1).map((/** @type {any} */ step) => step.last.points.join("-"));
  const end = await playTurns(on.server.address, view, turns.join(" "));
  assert.equal(end.over, true);
  await page.goto(`/game/${view.id}`);
  await page.locator("#solitaire-grade:not([hidden])").waitFor();
  assert.match((await page.locator("#solitaire-grade").textContent()) ?? "", /that is par/);
  assert.equal(await page.locator("section.now").isVisible(), false, "no empty card");
  assert.equal(await wide(page), 360);
  await page.goto("/solitaire");
  const results = page.locator('[data-problem="cross"] .results');
  assert.match((await results.textContent()) ?? "", /14\d:\d\dsomebody/);
  assert.equal(await wide(page), 360);
});

test("two race on one screen, and the fewest pegs win", async () => {
  const page = await on.open();
  await page.goto("/solitaire");
  await page.locator("#race-problem").selectOption("cross");
  await page.locator("#race-name1").fill("Anna");
  await page.getByRole("button", { name: "Begin the race" }).click();
  await page.waitForURL("**/race/*");
  const seats = page.locator("section[data-game]");
  assert.equal(await seats.count(), 2);
  for (const seat of await seats.all()) await seat.locator("zwick-board[data-ver]").waitFor();
  assert.match((await seats.nth(1).textContent()) ?? "", /Player 2/);
  assert.deepEqual(await found(page), []);
  const { address } = on.server;
  const ids = await seats.evaluateAll((all) => all.map((seat) => seat.getAttribute("data-game") ?? ""));
  const [anna, other] = await Promise.all(ids.map((id) => look(address, id)));
  assert.ok(anna && other);
  // Anna jumps with the mouse on her own board.
  const seat = seats.nth(0);
  for (const hole of ["d4", "d2"]) {
    const box = await seat.locator(`[data-hole="${hole}"]`).boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await seat.locator("[data-live=line]", { hasText: "5 pegs" }).waitFor();
  // Both go on until nothing can be jumped.
  for (const id of ids) {
    for (let now = await look(address, id); !now.over; ) {
      now = await playTurns(address, now, now.turns[0]?.text ?? "");
    }
  }
  await page.locator("main[data-over]").waitFor();
  assert.match((await page.locator("#race-said").textContent()) ?? "", /wins|share/);
});

test("a race on a phone fits", async () => {
  const page = await on.open({ touch: true });
  const response = await fetch(`${on.server.address}/api/races`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ problem: "triangle", names: ["", "", ""] }),
  });
  const { id } = await response.json();
  await page.goto(`/race/${id}`);
  await page.locator("zwick-board[data-ver]").first().waitFor();
  assert.equal(await wide(page), 360);
});

test("one jump solves it, and the clock stands", async () => {
  const page = await on.open();
  const view = await create(on.server.address, { rules: "pegs33", fen: NEAR });
  await openGame(page, view);
  await jump(page, view, "c4-e4");
  await shows(page, view.ver + 1);
  await page.locator("#solitaire-grade:not([hidden])").waitFor();
  assert.match((await page.locator("#solitaire-grade").textContent()) ?? "", /One peg left/);
  assert.equal(await page.locator("#solitaire-time").textContent(), "0:00");
});
