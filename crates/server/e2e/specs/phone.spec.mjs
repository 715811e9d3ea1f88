// @ts-check
// A phone of 360 by 740 pixels: the header is one row, its menu opens without a mouse, and a game shows
// board, turn and buttons at once.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create } from "../support/api.mjs";
import { openGame } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage();

const LANGUAGES = "cs da de en-GB en-US es fi fr hr it nb nl pl sq sr sv".split(" ");

/**
 * Where an element ends.
 * @param {Page} page
 * @param {string} selector
 */
const bottom = (page, selector) =>
  page.locator(selector).evaluate((element) => Math.ceil(element.getBoundingClientRect().bottom));

test("the header is one row in every language, and nothing in its menu is cut off", async () => {
  const page = await on.open({ touch: true });
  for (const language of LANGUAGES) {
    await page.goto(`/rules?lang=${language}`);
    assert.ok((await bottom(page, "header.site")) <= 64, `${language}: the header is too high`);
    await page.locator("button.parts").click();
    const links = page.locator("#parts a");
    assert.equal(await links.count(), 6);
    const wide = await links.evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > 360).length,
    );
    assert.equal(wide, 0, `${language}: a word is cut off`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, language);
  }
});

test("the menu opens, leads on and closes by keys alone", async () => {
  const page = await on.open({ touch: true });
  await page.goto("/rules");
  const menu = page.locator("#parts");
  assert.equal(await menu.isVisible(), false);
  await page.locator("button.parts").focus();
  await page.keyboard.press("Enter");
  await menu.waitFor();
  assert.deepEqual((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id), []);
  assert.equal(await menu.locator("[aria-current=page]").textContent(), "Rules");
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/games");
});

test("on a wide screen the parts stand in the row", async () => {
  const page = await on.open();
  await page.goto("/");
  assert.equal(await page.locator("button.parts").isVisible(), false);
  await page.locator("#parts").getByRole("link", { name: "Puzzles" }).click();
  await page.waitForURL("**/puzzles");
});

test("board, turn and buttons of every family fit the screen", async () => {
  const page = await on.open({ touch: true });
  for (const rules of ["classic", "english", "wolf", "battue", "pegs33"]) {
    await openGame(page, await create(on.server.address, { rules }));
    assert.ok((await bottom(page, ".buttons")) <= 740, `${rules}: the buttons are below the screen`);
  }
});

test("they fit in every language", async () => {
  const page = await on.open({ touch: true });
  const view = await create(on.server.address, { rules: "classic" });
  for (const language of LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    await openGame(page, view);
    assert.ok((await bottom(page, ".buttons")) <= 740, `${language}: the buttons are below the screen`);
  }
});
