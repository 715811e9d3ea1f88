// @ts-check
// A game comes into the archive because its players want it to, and is found there.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, playTurns, send } from "../support/api.mjs";
import { shows } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const home = stage();
const net = stage({ away: true });

/**
 * Looks again until so many games are shown.
 * @param {Page} page
 * @param {string} address
 * @param {number} count
 */
async function finds(page, address, count) {
  for (let tries = 0; ; tries += 1) {
    await page.goto(address);
    const found = await page.locator(".strip li").count();
    if (found === count) return;
    assert.ok(tries < 60, `${found} games instead of ${count}`);
    await page.waitForTimeout(100);
  }
}

test("a game is found by name, opening and position, on a phone without a mouse", async () => {
  const { address } = home.server;
  const turns = { classic: "d6 d2 f4 b4 a1", lasker: "a1 d1" };
  for (const [rules, played] of Object.entries(turns)) {
    const view = await playTurns(address, await create(address, { rules }), played);
    await send(address, view, { type: "resign", side: "black" });
  }
  const page = await home.open({ touch: true });
  await finds(page, "/archive", 2);
  await page.goto("/games");
  await page.locator('main a[href="/archive"]').click();
  await page.locator("#archive-player").fill("ANNA");
  await page.locator("#archive-opening").selectOption("crossings");
  await page.locator("#archive-player").press("Enter");
  await page.waitForURL(/opening=crossings/);
  assert.equal(await page.locator(".strip li").count(), 1);
  // A position belongs to a game; what was typed stays.
  await page.locator("#archive-position").fill("f4 b4 d2 d6");
  await page.locator("form.archive button").click();
  await page.locator("#archive-problem").waitFor();
  assert.equal(await page.locator("#archive-position").inputValue(), "f4 b4 d2 d6");
  await page.locator("#archive-rules").selectOption("classic");
  await page.locator("form.archive button").click();
  await page.waitForURL(/rules=classic/);
  assert.equal(await page.locator(".strip li").count(), 1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${wide} pixels`);
  const file = await page.request.get((await page.locator("a[download]").getAttribute("href")) ?? "");
  const [line] = (await file.text()).split("\n");
  assert.equal(JSON.parse(line ?? "").opening, "crossings");
  await page.locator(".strip a.whole").click();
  await page.locator("#result").waitFor();
});

test("a game by link is shown when a player ticks the box", async () => {
  const anna = await net.open();
  await anna.goto("/new?rules=classic");
  await anna.locator('[name="side"][value="white"]').check();
  await anna.locator("#you").fill("Anna");
  await anna.locator("#begin button.main").click();
  await anna.locator("#seat-send").waitFor();
  const link = await anna.locator("#invite-link").inputValue();
  const bert = await net.open();
  await bert.goto(link);
  await bert.locator("#sit-name").fill("Bert");
  await bert.locator("#sit-down").click();
  await bert.locator("#seat-own").waitFor();
  await anna.locator("#seat-send").waitFor({ state: "hidden" });
  await anna.locator("#watching summary").click();
  const box = anna.locator("#publish");
  assert.equal(await box.isChecked(), false);
  await box.check();
  await shows(anna, 3);
  // The other player sees it at once.
  await shows(bert, 3);
  await bert.locator("#watching summary").click();
  assert.equal(await bert.locator("#publish").isChecked(), true);
  await anna.locator("#turn").fill("a1");
  await anna.locator("#turn").press("Enter");
  await shows(bert, 4);
  await bert.locator("#turn").fill("d1");
  await bert.locator("#turn").press("Enter");
  await shows(anna, 5);
  await anna.locator("#more > summary").click();
  await anna.locator("#resign").click();
  await anna.locator("#resign-send").click();
  await anna.locator("#result").waitFor();
  await finds(bert, "/archive?player=anna", 1);
});
