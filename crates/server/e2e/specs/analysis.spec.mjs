// @ts-check
// The page of analysis, with the exact values of a small game that is solved for it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

import { AxeBuilder } from "@axe-core/playwright";

import { create, playTurns } from "../support/api.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const binary = process.env.ZWICK_BIN ?? "";
const run = promisify(execFile);

/** Where the tables of the rule set three lie. */
let tables = "";

async function solve() {
  tables = await mkdtemp(join(tmpdir(), "zwick-tables-"));
  await run(binary, ["solve", "three", "--tables", tables]);
  // The server of this spec is started after this and finds them there.
  process.env.ZWICK_TABLES = tables;
}

const on = stage({ prepare: solve });
after(() => rm(tables, { recursive: true, force: true }));

/** White lets a win go, then a draw; Black lets White close the row. */
const RECORD = `[Rules "three"]\n[White "Anna"]\n\n1. a1 a2 2. b1 b2 (2... c1 {stops it}) 3. c1 1-0\n`;

/**
 * Opens a text on the page.
 * @param {Page} page
 * @param {string} text
 */
async function bring(page, text) {
  await page.locator("#open > summary").click();
  await page.locator("#text").fill(text);
  await page.locator("#bring button.main").click();
}

/**
 * Opens the record, and waits until all of it is judged.
 * @param {Page} page
 */
async function openRecord(page) {
  await page.goto("/analysis?rules=three");
  await page.locator("#values [data-turn]").first().waitFor();
  await bring(page, RECORD);
  await page.locator("#points li").nth(2).waitFor();
  await page.locator("#open > summary").click();
}

/**
 * What the list of turns says: kinds by turn.
 * @param {Page} page
 */
async function listed(page) {
  await page.locator("#values [data-turn]").first().waitFor();
  const rows = await page.locator("#values [data-turn]").all();
  const pairs = rows.map(async (row) => {
    const turn = (await row.getAttribute("data-turn")) ?? "";
    return [turn, `${await row.getAttribute("data-kind")} ${await row.getAttribute("data-plies")}`.trim()];
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/**
 * What the tables say of a position.
 * @param {string} fen
 */
async function probed(fen) {
  const { stdout } = await run(binary, ["probe", "three", "--fen", fen, "--tables", tables, "--json"]);
  /** @type {{ turns: { turn: string, value: string }[] }} */
  const { turns } = JSON.parse(stdout);
  return Object.fromEntries(turns.map(({ turn, value }) => [turn, value]));
}

test("every turn has its exact value, and clicking goes on from the empty board", async () => {
  const page = await on.open();
  await page.goto("/analysis?rules=three");
  for (const [count, turn] of [[3, "b2"], [2, "a3"], [4, null]]) {
    const found = await listed(page);
    assert.equal(Object.keys(found).length, count, "turns that mirror each other stand together");
    const known = await probed(await page.locator("#fen").inputValue());
    for (const [text, value] of Object.entries(found)) assert.equal(value, known[text], text);
    if (turn === null) break;
    const shown = page.waitForResponse((response) => response.url().endsWith("/values"));
    await page.locator(`#values [data-turn="${turn}"]`).click();
    await shown;
    await page.locator(`#lines [aria-current]`, { hasText: String(turn) }).waitFor();
  }
  const signs = page.locator("zwick-board .values-layer .value");
  assert.equal(await signs.count(), 7, "one at each empty point");
});

test("a record is judged, stepped through, branched, commented, and kept", async () => {
  const page = await on.open();
  await openRecord(page);
  const points = await page.locator("#points li").allTextContents();
  assert.equal(points.length, 3);
  assert.match(points[0] ?? "", /^1\. a1 \? Anna · Threw away the win: b2/);
  assert.match(points[2] ?? "", /^2… b2 \?\? Black · Threw away the win, and loses now: c1/);
  assert.equal(await page.locator("#curve .turned").count(), 3);

  // By a click in the list, by buttons, by keys.
  await page.locator("#points button").nth(2).click();
  const current = page.locator("#lines [aria-current]");
  assert.match((await current.textContent()) ?? "", /^b2/);
  await page.locator("#back").click();
  assert.match((await current.textContent()) ?? "", /^b1/);
  await page.keyboard.press("ArrowRight");
  assert.match((await current.textContent()) ?? "", /^b2/);
  await page.keyboard.press("End");
  assert.match((await current.textContent()) ?? "", /^c1/);
  await page.locator("#sentence", { hasText: /wins/ }).waitFor();
  await page.keyboard.press("Home");
  assert.equal(await current.textContent(), "The start");
  const box = await page.locator("#curve").boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2);
  assert.match((await current.textContent()) ?? "", /^c1/);

  // Another turn on the board branches off.
  await page.locator("#first").click();
  await page.locator('zwick-board[data-ver="1"]').waitFor();
  await page.locator('zwick-board [data-point="b2"]').click();
  await page.locator("#lines .line .line", { hasText: "b2" }).waitFor();
  await page.locator("#comment").fill("the centre wins");
  await page.locator("#comment").blur();
  await page.locator("#lines .said", { hasText: "the centre wins" }).waitFor();

  // All of it survives a reload, and is written into the record.
  await page.reload();
  await page.locator("#lines .said", { hasText: "the centre wins" }).waitFor();
  // What was judged comes from the server again.
  await page.locator("#lines .nag", { hasText: "??" }).waitFor();
  await page.locator("#export > summary").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-form="text"]').click(),
  ]);
  const record = await readFile(await download.path(), "utf8");
  assert.match(record, /\[White "Anna"\]/);
  assert.match(record, /\(1\. b2 \{the centre wins\}\)/);
  assert.match(record, /\(2\.\.\. c1 \{stops it\}\)/);
  assert.match(record, /b2\?\?|b2 \$4/);

  // And taken out again.
  await page.locator("#cut").click();
  await page.locator("#lines .line .line", { hasText: "the centre wins" }).waitFor({ state: "detached" });
  assert.equal(await page.locator("#lines .said").textContent(), "stops it");
});

test("annotations of a record are shown, and who moves second is counted so", async () => {
  const page = await on.open();
  await page.goto("/analysis?rules=three");
  const start = '[Rules "three"]\n[White "Anna"]\n[Black "Ben"]\n[FEN "3/1W1/3 b 2 3 0"]\n\n';
  await bring(page, `${start}1... a1! 2. a2 $5 *\n`);
  await page.locator("#players", { hasText: "Anna – Ben" }).waitFor();
  const lines = page.locator("#lines");
  await lines.locator(".own").nth(1).waitFor();
  // Turns are numbered by the server, after they are listed.
  await lines.locator(".number").nth(1).waitFor();
  assert.deepEqual(await lines.locator(".own").allTextContents(), ["!", "!?"]);
  assert.deepEqual(await lines.locator(".number").allTextContents(), ["1…", "2."]);
  assert.equal(await lines.locator("[title]").count(), 0, "nothing is said twice");
});

test("the board is saved as a picture", async () => {
  const page = await on.open();
  await openRecord(page);
  await page.locator("#export > summary").click();
  for (const [kind, start] of /** @type {const} */ ([["svg", "<svg"], ["png", "\x89PNG"]])) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(`[data-picture="${kind}"]`).click(),
    ]);
    const bytes = await readFile(await download.path());
    assert.ok(bytes.length > 3000, `${bytes.length} bytes`);
    assert.equal(bytes.subarray(0, 4).toString("latin1"), start);
  }
});

test("a bad record is refused with its line, also from a file", async () => {
  const page = await on.open({ language: "de" });
  await page.goto("/analysis?rules=three");
  const wrong = RECORD.replace("2. b1", "2. a2");
  await bring(page, wrong);
  const problem = page.locator("#bring-problem");
  await problem.filter({ hasText: /Zeile 4: 2\. a2: / }).waitFor();
  await page.locator("#as-far").click();
  await page.locator('#lines [data-node="2"]').waitFor();
  assert.equal(await page.locator("#lines [data-node]").count(), 3);
  const buffer = Buffer.from(RECORD);
  await page.locator("#file").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await page.locator("#bring button.main").click();
  await page.locator("#points li").nth(2).waitFor();
  const large = Buffer.alloc(61_000, "x");
  await page.locator("#file").setInputFiles({ name: "l.txt", mimeType: "text/plain", buffer: large });
  await page.locator("#bring button.main").click();
  await problem.filter({ hasText: "60 kB" }).waitFor();
});

test("a position is set up by hand, and the server says whether it can be", async () => {
  const page = await on.open();
  await page.goto("/analysis?rules=three");
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.locator("#open > summary").click();
  await page.locator("#set-up").click();
  await page.locator("#laying").waitFor();
  const done = page.locator("#laying-done");
  const place = (/** @type {string} */ name) => page.locator(`zwick-board [data-point="${name}"]`);
  await place("b2").click();
  await page.locator("#laying-why[data-wrong]").waitFor();
  assert.equal(await done.isDisabled(), true);
  await page.locator("#laying-white").fill("2");
  await page.locator("#laying-turn input[value=black]").check();
  await page.locator("#laying-why:not([data-wrong])").waitFor();
  await place("a1").click();
  await page.locator("#laying-why[data-wrong]").waitFor();
  await place("a1").click();
  await page.locator("#laying-why:not([data-wrong])").waitFor();
  await done.click();
  await page.waitForFunction(() => {
    const fen = document.getElementById("fen");
    return fen instanceof HTMLInputElement && fen.value === "3/1W1/3 b 2 3 0";
  });
  await page.locator("#values [data-turn]").first().waitFor();
  assert.equal(Object.keys(await listed(page)).length, 2);
});

test("hands that are quicker than the server lay out what they mean", async () => {
  const page = await on.open();
  await page.route("**/api/analyse/setup", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto("/analysis?rules=three");
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.locator("#open > summary").click();
  await page.locator("#set-up").click();
  const place = (/** @type {string} */ name) => page.locator(`zwick-board [data-point="${name}"]`);
  // It is not known yet what there is to lay.
  await place("c3").click();
  await page.locator("#laying").waitFor();
  for (const name of ["a1", "b2"]) await place(name).click();
  await page.locator("#pieces input").nth(1).check();
  for (const name of ["a2", "b1"]) await place(name).click();
  await page.locator("#laying-done").click();
  await page.waitForFunction(() => {
    const fen = document.getElementById("fen");
    return fen instanceof HTMLInputElement && fen.value === "3/BW1/WB1 w 1 1 0";
  });
});

test("an endgame is laid out with empty hands, and a hand below nothing is none", async () => {
  const page = await on.open({ language: "de" });
  await page.goto("/analysis?rules=classic");
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.locator("#open > summary").click();
  await page.locator("#set-up").click();
  const done = page.locator("#laying-done");
  const place = (/** @type {string} */ name) => page.locator(`zwick-board [data-point="${name}"]`);
  await page.locator("#laying-white").fill("-1");
  await page.locator("#laying-why[data-wrong]").waitFor();
  assert.equal(await done.isDisabled(), true);
  await page.locator("#laying-white").fill("9");
  for (const name of ["a1", "d2", "g7"]) await place(name).click();
  await page.locator("#laying-why", { hasText: "Alle Steine sind gesetzt" }).waitFor();
  assert.equal(await page.locator("#laying-diagnosis").textContent(), "");
  await page.locator("#pieces input").nth(1).check();
  for (const name of ["b4", "f4", "e3"]) await place(name).click();
  await page.locator("#laying-placed").check();
  await page.locator("#laying-why:not([data-wrong])").waitFor();
  assert.equal(await done.isDisabled(), false);
});

test("a game of the house opens with one click", async () => {
  const page = await on.open();
  const game = await create(on.server.address, { rules: "three" });
  await playTurns(on.server.address, game, "a1 a2 b1 b2 c1");
  await page.goto(`/game/${game.id}`);
  await page.locator("#analyse").click();
  await page.locator("#points li").nth(2).waitFor();
  assert.match((await page.locator("#lines").textContent()) ?? "", /a1.*a2.*b1.*b2.*c1/);
});

for (const dark of [false, true]) {
  test(`axe finds nothing, ${dark ? "dark" : "light"}`, async () => {
    const page = await on.open({ dark });
    await openRecord(page);
    for (const summary of await page.locator("details > summary").all()) await summary.click();
    assert.deepEqual(await violations(page), []);
    await page.locator("#set-up").click();
    await page.locator("#laying-why").filter({ hasText: /\w/ }).waitFor();
    assert.deepEqual(await violations(page), []);
  });
}

test("it is no wider than a phone", async () => {
  const page = await on.open({ touch: true });
  await openRecord(page);
  await page.locator("#points button").first().tap();
  for (const summary of await page.locator("details > summary").all()) await summary.tap();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

/** @param {Page} page */
async function violations(page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
