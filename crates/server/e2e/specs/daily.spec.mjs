// @ts-check
// The tasks of the day: begun with a name, tried, taken back, reloaded, and seen in the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { AxeBuilder } from "@axe-core/playwright";

import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage({ away: true });

const DAY = 24 * 60 * 60 * 1000;

/** @param {Page} page */
async function found(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/**
 * Makes the first jump there is, by writing it.
 * @param {Page} page
 * @returns {Promise<boolean>} whether there was one
 */
async function jump(page) {
  const field = page.locator("#turn");
  if (!(await field.isVisible())) return false;
  const before = await page.locator("#board").getAttribute("data-ver");
  const turn = await page.locator("#board").evaluate(
    (board) => /** @type {import("../../assets/js/board.js").Board} */ (board).view?.turns[0]?.text,
  );
  await field.fill(turn ?? "");
  await page.locator("#typed button").click();
  await page.locator(`#board:not([data-ver="${before}"])`).waitFor();
  return true;
}

test("somebody plays the solitaire of the day and stands in the table", async () => {
  // Where this day is about to end, the task is that of the next one.
  const left = DAY - (Date.now() % DAY);
  if (left < 60_000) await delay(left);
  const page = await on.open();
  await page.goto("/daily");
  assert.deepEqual(await found(page), []);
  await page.locator('a[href="/daily/solitaire"]').click();
  await page.locator("#daily-name").fill("Anna");
  // The position is to be seen at once, and nothing is played before the time runs.
  await page.locator("#board .stone").first().waitFor();
  assert.equal(await page.locator("#turn").isVisible(), false);
  await page.locator("#daily-begin button").click();
  await page.locator("#daily-begin").waitFor({ state: "hidden" });
  assert.deepEqual(await found(page), []);
  await jump(page);
  const after = await page.locator("#board").getAttribute("data-ver");
  // A reload goes on where it was; what was jumped can be taken back.
  await page.reload();
  await page.locator(`#board[data-ver="${after}"]`).waitFor();
  await page.locator("#daily-undo").click();
  await page.locator(`#board:not([data-ver="${after}"])`).waitFor();
  while (await jump(page));
  await page.locator("#solved").waitFor();
  assert.equal(await page.locator("#daily-kept").isVisible(), true);
  await page.locator('#solved a[href="/daily"]').click();
  const table = page.locator("#daily-solitaire + .figure + .tables .results");
  assert.match((await table.textContent()) ?? "", /1\.Anna/);
  assert.deepEqual(await found(page), []);
});

test("the tasks of the day fit on a phone", async () => {
  const page = await on.open({ touch: true });
  for (const path of ["/daily", "/daily/puzzle", "/daily/solitaire"]) {
    await page.goto(path);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, path);
  }
});
