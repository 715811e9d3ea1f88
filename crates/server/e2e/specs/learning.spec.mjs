// @ts-check
// Puzzles and lessons: solved, missed, hinted at, gone through.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { finger, keys, mouse } from "../support/hands.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */
/** @typedef {import("../support/hands.mjs").Hand} Hand */

const on = stage();

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  const headers = { "content-type": "application/json", origin: on.server.address };
  const posted = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(on.server.address + path, { headers, ...posted });
  return { status: response.status, ...(await response.json()) };
}

/**
 * Opens a puzzle and waits until it can be played.
 * @param {Page} page
 * @param {string} id
 */
async function openPuzzle(page, id) {
  await page.goto(`/puzzles/${id}`);
  await page.locator('main[data-ready="yes"] zwick-board[data-ver="1"]').waitFor();
}

/**
 * Solves a puzzle turn by turn, as its hints advise.
 * @param {Page} page
 * @param {string} id
 * @param {Hand} hand
 */
async function solve(page, id, hand) {
  await openPuzzle(page, id);
  let { view } = await ask(`/api/puzzles/${id}`);
  /** @type {string[]} */
  const turns = [];
  for (let outcome = "open"; outcome === "open"; ) {
    const { turn } = await ask(`/api/puzzles/${id}/hint`, { turns });
    await hand(page, view, turn);
    turns.push(turn.text);
    const answer = await ask(`/api/puzzles/${id}/attempts`, { turns });
    outcome = answer.outcome;
    view = answer.views.at(-1);
    await page.locator(`zwick-board[data-ver="${view.ver}"]`).waitFor();
  }
  await page.locator("#solved").waitFor();
  return turns;
}

/** One puzzle of each family, and the hand that solves it. @type {[string, Hand][]} */
const FAMILIES = [
  ["mill", mouse],
  ["draughts", mouse],
  ["wolf", keys],
  ["battue", mouse],
  ["pegs", keys],
];

for (const [family, hand] of FAMILIES) {
  test(`a puzzle of ${family} is solved, and stays so`, async () => {
    const page = await on.open();
    const { puzzles } = await ask(`/api/puzzles?family=${family}`);
    assert.ok(puzzles.length >= 10, `${puzzles.length} puzzles`);
    const { id } = puzzles.at(-1);
    await solve(page, id, hand);
    assert.match((await page.locator("#solved-text").textContent()) ?? "", /^Solved/);
    await page.goto(`/puzzles?family=${family}`);
    await page.locator(`a[href^="/puzzles/${id}"][data-solved="yes"]`).waitFor();
  });
}

test("a wrong turn is explained and can be tried again; hint and solution help", async () => {
  const page = await on.open();
  const { puzzles } = await ask("/api/puzzles?family=mill&kind=hold");
  const { id, task } = puzzles[0];
  const { view } = await ask(`/api/puzzles/${id}`);
  const { turn } = await ask(`/api/puzzles/${id}/hint`, { turns: [] });
  await openPuzzle(page, id);
  assert.equal(await page.locator("#task").textContent(), task);
  const wrong = view.turns.find((/** @type {{ text: string }} */ other) => other.text !== turn.text);
  await mouse(page, view, wrong);
  await page.locator("#verdict", { hasText: "is not it yet" }).waitFor();
  assert.equal(await page.locator("zwick-board").getAttribute("data-ver"), "1");
  assert.ok(await page.locator("#solved").isHidden());
  await page.locator("#ask-hint").click();
  await page.locator("#hint:not(:empty)").waitFor();
  await page.locator("#show-solution").click();
  await page.locator("#verdict", { hasText: turn.text }).waitFor();
  await page.locator("#again").click();
  await page.locator('zwick-board[data-ver="1"]').waitFor();
  await solve(page, id, mouse);
  await page.locator("#next").click();
  await page.waitForURL((url) => url.pathname !== `/puzzles/${id}`);
  await page.locator('main[data-ready="yes"]').waitFor();
});

test("who writes the turns of a puzzle stays in the field, which gives nothing away", async () => {
  const page = await on.open();
  const id = "pqa6";
  await openPuzzle(page, id);
  const field = page.locator("#turn");
  /** @type {string[]} */
  const turns = [];
  for (let outcome = "open"; outcome === "open"; ) {
    assert.equal(await field.getAttribute("placeholder"), null);
    const { turn } = await ask(`/api/puzzles/${id}/hint`, { turns });
    turns.push(turn.text);
    const answer = await ask(`/api/puzzles/${id}/attempts`, { turns });
    outcome = answer.outcome;
    if (turns.length === 1) await field.focus();
    await page.keyboard.type(turn.text.toUpperCase());
    await page.keyboard.press("Enter");
    await page.locator(`zwick-board[data-ver="${answer.views.at(-1).ver}"]`).waitFor();
    const holds = outcome === "open" ? "turn" : "solved";
    await page.locator(`#${holds}:focus`).waitFor();
    assert.ok(await page.locator("#remarks").isHidden());
  }
  assert.ok(turns.length > 1, "a puzzle that is answered");
});

test("every puzzle of the list has a name of its own", async () => {
  const page = await on.open();
  await page.goto("/puzzles");
  const names = await page.locator("section.family a.puzzle").allInnerTexts();
  const heads = names.map((name) => name.replaceAll(/\s+/g, " "));
  assert.match(heads[0] ?? "", /^1 · .+ (White|Black) · easy/);
  for (const family of ["mill", "wolf", "pegs"]) {
    const own = await page.locator(`section[aria-labelledby="family-${family}"] a.puzzle`).allTextContents();
    assert.equal(new Set(own).size, own.length, family);
  }
});

test("the puzzle of the day is the same for everybody, and begins a row of days", async () => {
  const page = await on.open({ touch: true });
  const { id } = await ask("/api/puzzles/daily");
  await page.goto("/puzzles/daily");
  await page.waitForURL(`**/puzzles/${id}`);
  await solve(page, id, finger);
  assert.match((await page.locator("#solved-streak").textContent()) ?? "", /1$/);
  await page.goto("/puzzles");
  assert.match((await page.locator("#streak").textContent()) ?? "", /one day in a row/);
  await page.goto("/puzzles?lang=de");
  assert.match((await page.locator("#streak").textContent()) ?? "", /Einen Tag in Folge/);
});

test("a lesson is gone through from the first sentence to the last", async () => {
  const page = await on.open();
  await page.goto("/learn");
  await page.locator('a[href="/learn/first-game"]').click();
  const { lessons } = await ask("/api/lessons");
  const { steps } = lessons[0];
  for (let at = 0; at < steps; at += 1) {
    const step = await ask(`/api/lessons/first-game/steps/${at}`);
    await page.locator(`#step-count[data-at="${at}"]`).waitFor();
    assert.equal(await page.locator("#task").textContent(), step.says);
    if (step.asks) {
      const right = await rightTurn(at, step.view);
      await mouse(page, step.view, right);
      await page.locator("#verdict", { hasText: "Well done" }).waitFor();
    }
    if (at + 1 < steps) await page.locator("#next-step:not([disabled])").click();
  }
  await page.locator("#solved").waitFor();
  await page.goto("/learn");
  await page.locator('li[data-done="yes"] a[href="/learn/first-game"]').waitFor();
});

test("a mill that is closed as asked stands, whatever stone is tried", async () => {
  const page = await on.open();
  await page.goto("/learn/first-game#9");
  const { view } = await ask("/api/lessons/first-game/steps/8");
  await page.locator('main[data-ready="yes"] #step-count[data-at="8"]').waitFor();
  const before = await page.locator("#next-step").boundingBox();
  const place = (/** @type {string} */ name) => page.locator(`zwick-board [data-point="${name}"]`);
  await place("e3").click();
  assert.equal(await place("g4").getAttribute("data-takeable"), "");
  assert.equal(await page.locator("zwick-board [data-takeable]").count(), 1);
  await place("a1").click();
  await page.locator("#sentence", { hasText: "dashed ring" }).waitFor();
  await page.locator("#turn").fill("a1");
  await page.keyboard.press("Enter");
  await page.locator("#verdict", { hasText: "take the stone on g4" }).waitFor();
  assert.equal(await place("e3").getAttribute("aria-pressed"), "true");
  await page.locator("#turn").fill("g4");
  await page.keyboard.press("Enter");
  await page.locator("#verdict", { hasText: "Well done" }).waitFor();
  await page.locator("#next-step:focus").waitFor();
  assert.doesNotMatch((await page.locator("#announce").textContent()) ?? "", /White|Black to/);
  assert.deepEqual(await page.locator("#next-step").boundingBox(), before, "the button stays where it is");
  assert.ok(view.turns.length > 1);
});

test("the last picture of the first game is the position that was reached", async () => {
  const page = await on.open();
  await page.goto("/learn/first-game#13");
  const { view } = await ask("/api/lessons/first-game/steps/12");
  await page.locator('main[data-ready="yes"] #step-count[data-at="12"]').waitFor();
  const others = view.turns.filter((/** @type {{ takes: string[] }} */ turn) => turn.takes.length > 0);
  const last = others.at(-1);
  await mouse(page, view, last);
  await page.locator("#next-step:not([disabled])").click();
  await page.locator('#step-count[data-at="13"]').waitFor();
  const stone = page.locator(`zwick-board [data-point="${last.takes[0]}"]`);
  assert.equal(await stone.getAttribute("data-stone"), "none");
  assert.equal(await page.locator('zwick-board [data-stone="black"]').count(), 2);
});

test("a stone that is safe is said to be so", async () => {
  const page = await on.open();
  await page.goto("/learn/mill#3");
  await page.locator('main[data-ready="yes"] #step-count[data-at="2"]').waitFor();
  await page.locator("#turn").fill("f6xd2");
  await page.keyboard.press("Enter");
  await page.locator("#typed-problem", { hasText: "stands in a mill" }).waitFor();
});

/**
 * A turn that a step of the first game asks for.
 * @param {number} at
 * @param {View} view
 */
async function rightTurn(at, view) {
  for (const turn of view.turns) {
    const { right } = await ask(`/api/lessons/first-game/steps/${at}`, { turn: turn.text });
    if (right) return turn;
  }
  throw new Error(`step ${at} cannot be passed`);
}

test("what is not there is said to be so", async () => {
  for (const [path, code] of [
    ["/api/puzzles/zzzz9", "unknown-puzzle"],
    ["/api/puzzles?kind=chess", "unknown-choice"],
    ["/api/lessons/none/steps/0", "unknown-lesson"],
    ["/api/lessons/mill/steps/99", "unknown-step"],
  ]) {
    const answer = await ask(path);
    assert.equal(answer.code, code, path);
    assert.ok(answer.status >= 400 && answer.status < 500);
  }
  const { puzzles } = await ask("/api/puzzles");
  const many = await ask(`/api/puzzles/${puzzles[0].id}/attempts`, { turns: Array(41).fill("a") });
  assert.equal(many.code, "too-many-turns");
});

for (const dark of [false, true]) {
  test(`axe finds nothing, ${dark ? "dark" : "light"}`, async () => {
    const page = await on.open({ dark });
    const { puzzles } = await ask("/api/puzzles?family=mill");
    const paths = ["/learn", "/learn/mill", "/puzzles?family=wolf", `/puzzles/${puzzles[0].id}`];
    for (const path of paths) {
      await page.goto(path);
      if (/\/\w+\/\w+$/.test(path)) await page.locator("zwick-board[data-ver]").waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
      assert.deepEqual(found, [], path);
    }
  });
}

test("no page is wider than a phone", async () => {
  const page = await on.open({ touch: true });
  const { puzzles } = await ask("/api/puzzles?family=pegs");
  for (const path of ["/learn", "/learn/first-game", "/puzzles", `/puzzles/${puzzles[0].id}`]) {
    await page.goto(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360, path);
  }
});
