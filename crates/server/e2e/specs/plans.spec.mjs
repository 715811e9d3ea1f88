// @ts-check
// Turns to come: plans that answer by themselves, and turns in advance.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { place } from "../support/hands.mjs";
import { shows } from "../support/play.mjs";
import { seated } from "../support/seats.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage({ away: true });
const { sit, play } = seated(on);

/** @param {Page} page */
const moves = (page) => page.locator("#moves [data-ply]").allTextContents();

/**
 * Types a turn.
 * @param {Page} page
 * @param {string} text
 */
async function type(page, text) {
  await page.locator("#turn").fill(text);
  await page.locator("#typed button").click();
}

/**
 * Waits until the plan in the making has come to a line.
 * @param {Page} page
 * @param {string} line
 */
const planned = (page, line) => page.locator("#plan-lines [aria-current]", { hasText: line }).waitFor();

test("a plan of two turns, made on the board and by keys, answers by itself through a kill", async () => {
  const { view, anna, bert } = await sit({ rules: "classic", clock: { kind: "days", days: 3 } });
  const begun = await play(view, "a1");
  await shows(anna, begun.ver);
  await anna.locator("#plan-title").click();
  await anna.locator("#plan-make").click();
  await anna.locator("zwick-board[data-planning]").waitFor();
  await anna.locator("#sentence", { hasText: "Planning: what might Bert play?" }).waitFor();
  // Their turn and the answer on the board, then one more of each typed.
  await place(anna, begun, "d1").click();
  await anna.locator("#sentence", { hasText: "what will you answer" }).waitFor();
  await place(anna, begun, "d2").click();
  await planned(anna, "If d1, then d2");
  await type(anna, "d3");
  await anna.locator("#sentence", { hasText: "what will you answer" }).waitFor();
  await type(anna, "g1");
  await planned(anna, "If d3, then g1");
  // What cannot be played is refused, and the plan stays.
  await type(anna, "a1");
  await anna.locator("#plan-problem:not(:empty)").waitFor();
  await anna.locator("#plan-keep").click();
  await anna.locator("zwick-board:not([data-planning])").waitFor();
  await anna.locator("#plan-change").waitFor();
  assert.deepEqual(await moves(anna), ["a1"], "nothing has been played");
  await shows(bert, begun.ver);
  assert.deepEqual(await moves(bert), ["a1"]);
  assert.equal(await bert.locator("#plan-lines li").count(), 0);

  // Anna goes away; the server dies between the two answers.
  await anna.close();
  await type(bert, "d1");
  await shows(bert, begun.ver + 2);
  assert.deepEqual(await moves(bert), ["a1", "d1", "d2"]);
  await on.server.kill();
  await bert.locator("main[data-lost]").waitFor();
  await on.server.restart();
  await bert.locator("main:not([data-lost])").waitFor();
  await type(bert, "d3");
  await shows(bert, begun.ver + 4);
  assert.deepEqual(await moves(bert), ["a1", "d1", "d2", "d3", "g1"]);
});

test("a turn in advance comes off, can be cancelled, and is dropped where it is impossible", async () => {
  const { view, anna, bert } = await sit({ rules: "classic", clock: { kind: "total", minutes: 5 } });
  const begun = await play(view, "a1");
  await shows(anna, begun.ver);
  const free = (/** @type {string} */ name) => place(anna, begun, name).and(anna.locator("[data-clickable]"));
  await free("d1").click();
  await anna.locator("#advance").waitFor();
  assert.match((await anna.locator("#advance-set").textContent()) ?? "", /^In advance: .*d1/);
  await anna.locator("zwick-board[data-advance] .hint").waitFor();
  assert.equal(await bert.locator("#advance").isVisible(), false);
  await anna.locator("#advance-drop").click();
  await anna.locator("#advance").waitFor({ state: "hidden" });
  await free("d2").click();
  await anna.locator("#advance").waitFor();
  // It is kept by the server: a page that is loaded again shows it.
  await anna.reload();
  await anna.locator("#advance").waitFor();
  await type(bert, "g7");
  await shows(bert, begun.ver + 2);
  await shows(anna, begun.ver + 2);
  assert.deepEqual(await moves(bert), ["a1", "g7", "d2"]);
  await anna.locator("#advance").waitFor({ state: "hidden" });

  // The point is taken before she comes to it.
  await free("g1").click();
  await anna.locator("#advance").waitFor();
  await type(bert, "g1");
  await shows(anna, begun.ver + 3);
  await anna.locator("#plan-news", { hasText: "g1 was not possible any more" }).waitFor();
  assert.equal(await anna.locator("#advance").isVisible(), false);
  assert.deepEqual(await moves(anna), ["a1", "g7", "d2", "g1"]);
  // It is her turn, and she plays another one on the board.
  await free("d3").click();
  await shows(bert, begun.ver + 4);
});

test("a claim that was planned ends the game, with its proof on both screens", async () => {
  const fen = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";
  const { view, anna, bert } = await sit({ rules: "classic", draws: "claim", fen });
  const now = await play(view, "a7-d7 b2-b4 d7-a7 b4-b2 a7-d7 b2-b4");
  await shows(bert, now.ver);
  await bert.locator("#plan-title").click();
  await bert.locator("#plan-make").click();
  await bert.locator("zwick-board[data-planning]").waitFor();
  await type(bert, "d7-a7");
  await bert.locator("#sentence", { hasText: "Was antwortest du" }).waitFor();
  // With another turn the claim would be wrong: the server says so, and the plan is mended.
  await type(bert, "b4-b6");
  await bert.locator("#plan-claim").selectOption("repetition");
  await bert.locator("#plan-keep").click();
  await bert.locator("#plan-problem:not(:empty)").waitFor();
  await bert.locator("#plan-back").click();
  await bert.locator("#sentence", { hasText: "Was antwortest du" }).waitFor();
  await type(bert, "b4-b2");
  await planned(bert, "Wenn d7-a7, dann b4-b2");
  await bert.locator("#plan-claim").selectOption("repetition");
  await planned(bert, "Wenn d7-a7, dann Remis mit b4-b2");
  await bert.locator("#plan-keep").click();
  await bert.locator("#plan-change").waitFor();
  await shows(anna, now.ver);
  await type(anna, "d7-a7");
  for (const page of [anna, bert]) {
    await page.locator("#result").waitFor();
    assert.match((await page.locator("#result-proof").textContent()) ?? "", /0, 4/);
  }
});

test("a plan is not played in advance, and quicker typed than the server looks ahead", async () => {
  const { view, anna } = await sit({ rules: "classic", clock: { kind: "total", minutes: 5 } });
  await anna.route("**/ahead", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const begun = await play(view, "a1");
  await shows(anna, begun.ver);
  await place(anna, begun, "d1").and(anna.locator("[data-clickable]")).waitFor();
  await anna.locator("#plan-title").click();
  await anna.locator("#plan-make").click();
  // The board is still the one for a turn in advance.
  await place(anna, begun, "d1").click();
  await type(anna, "g1");
  await planned(anna, "If g1");
  await type(anna, "d2");
  await planned(anna, "If g1, then d2");
  assert.equal(await anna.locator("#advance").isVisible(), false);
});

test("what is planned beside the board is accessible and fits a phone", async () => {
  for (const dark of [false, true]) {
    const clock = { kind: "total", minutes: 5 };
    const { view, anna } = await sit({ rules: "classic", clock }, { touch: true, dark });
    const begun = await play(view, "a1");
    await shows(anna, begun.ver);
    await place(anna, begun, "d1").and(anna.locator("[data-clickable]")).tap();
    await anna.locator("#advance").waitFor();
    await anna.locator("#plan-title").click();
    await anna.locator("#plan-change").click();
    await anna.locator("#sentence", { hasText: "Planning: what might Bert play?" }).waitFor();
    await place(anna, begun, "g1").and(anna.locator("[data-clickable]")).tap();
    await planned(anna, "If g1");
    const { violations } = await new AxeBuilder({ page: anna }).analyze();
    assert.deepEqual(violations.map(({ id }) => id), []);
    const wide = await anna.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${wide} pixels`);
  }
});
