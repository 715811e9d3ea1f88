// @ts-check
// A race over the network: two browsers by a link, one reloaded and one without network for a while.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage({ away: true });

/** @param {Page} page */
async function found(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/**
 * Jumps on the own board.
 * @param {Page} page
 * @param {string} jump
 */
async function jump(page, jump) {
  for (const hole of jump.split("-")) {
    const box = await page.locator(`[data-hole="${hole}"]`).boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/**
 * How somebody stands, on somebody's page.
 * @param {Page} page
 * @param {string} text
 */
const stands = (page, text) => page.locator("#heat-racers tr", { hasText: text }).waitFor();

test("two race by a link, through a reload and a lost network, and race again", async () => {
  const anna = await on.open();
  await anna.goto("/solitaire");
  await anna.locator("#heat-problem").selectOption("cross");
  await anna.locator("#heat-name").fill("Anna");
  await anna.getByRole("button", { name: "Make a race" }).click();
  await anna.waitForURL("**/heat/*");
  assert.equal(new URL(anna.url()).hash, "", "the secret stays in the browser");
  await anna.locator("#heat-leave").waitFor();
  assert.deepEqual(await found(anna), []);
  const link = await anna.locator("#heat-address").inputValue();
  assert.ok(link.endsWith(new URL(anna.url()).pathname), link);

  const bert = await on.open({ touch: true });
  await bert.goto(new URL(link).pathname);
  await bert.locator("#heat-name").fill("Bert");
  await bert.locator("#heat-join button").click();
  await bert.locator("#heat-ready").click();
  assert.equal(await bert.evaluate(() => document.documentElement.scrollWidth), 360);
  await stands(anna, "Bert");
  await anna.locator("#heat-ready").click();
  await anna.locator("#heat-own zwick-board[data-ver]").waitFor();
  await bert.locator("#heat-own zwick-board[data-ver]").waitFor();
  assert.deepEqual(await found(bert), []);

  await jump(anna, "d5-f5");
  await stands(bert, "Anna5 pegs");
  // A reload changes nothing.
  await anna.reload();
  await anna.locator('#heat-own zwick-board[data-ver="2"]').waitFor();
  // What is jumped without a network goes out when it is back.
  await bert.context().setOffline(true);
  await jump(bert, "d4-d2");
  await jump(anna, "d3-d5");
  await bert.context().setOffline(false);
  await stands(anna, "Bert5 pegs");
  await stands(bert, "Anna4 pegs");
  await anna.locator('#heat-own zwick-board[data-ver="3"]').waitFor();

  for (const [number, text] of ["c5-e5", "f5-d5", "d5-d7"].entries()) {
    await jump(anna, text);
    await anna.locator(`#heat-own zwick-board[data-ver="${number + 4}"]`).waitFor();
  }
  await bert.locator("#heat-stop").click();
  for (const page of [anna, bert]) {
    await page.locator('main[data-state="over"]').waitFor();
    assert.match((await page.locator("#heat-said").textContent()) ?? "", /Anna wins: solved/);
  }
  assert.equal(await bert.locator("#heat-racers a").count(), 2, "everybody sees how it was done");
  await bert.locator("#heat-rematch").click();
  await bert.locator("#heat-next").click();
  await bert.locator("#heat-ready").waitFor();
  await anna.locator("#heat-next").click();
  await anna.locator("#heat-begin").waitFor();
});
