// @ts-check
// Somebody offers a game to everybody, and somebody takes it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { shows } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

const on = stage({ away: true });

test("a table is offered to everybody, and who sits down first plays", async () => {
  const anna = await on.open();
  await anna.goto("/new?rules=classic");
  await anna.locator('[name="side"][value="white"]').check();
  await anna.locator("#you").fill("Anna");
  await anna.locator('[name="clock"][value="days"]').check();
  await anna.locator("#begin button.main").click();
  await anna.locator("#offer-all").click();
  await anna.locator("#offered-all").waitFor();

  const bert = await on.open({ touch: true });
  await bert.goto("/");
  await bert.locator('main a[href="/open"]').click();
  const table = bert.locator(".open-tables li");
  assert.match((await table.textContent()) ?? "", /Anna waits\. You would play: Black\..*3 days/);
  const { violations } = await new AxeBuilder({ page: bert }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
  const wide = await bert.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${wide} pixels`);
  await table.locator("a").click();
  await bert.locator("#sit-name").fill("Bert");
  await bert.locator("#sit-down").click();
  await bert.locator("#seat-own").waitFor();
  assert.equal(new URL(bert.url()).hash, "");

  await anna.locator("#seat-send").waitFor({ state: "hidden" });
  await anna.locator("#turn").fill("a1");
  await anna.locator("#typed button").click();
  await shows(bert, 3);
  const carla = await on.open();
  await carla.goto("/open");
  assert.equal(await carla.locator(".open-tables li").count(), 0);
});
