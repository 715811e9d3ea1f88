// @ts-check
// Games over days: being away, and being reminded.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { shows } from "../support/play.mjs";
import { seated } from "../support/seats.mjs";
import { stage } from "../support/spec.mjs";

const on = stage({ away: true });
const { sit, play } = seated(on);

const clock = { kind: "days", days: 3 };

test("days away are agreed on in the form, taken and given back", async () => {
  const anna = await on.open();
  await anna.goto("/new?rules=classic");
  await anna.locator('[name="side"][value="white"]').check();
  assert.equal(await anna.locator("#vacation").isVisible(), false);
  await anna.locator('[name="clock"][value="days"]').check();
  await anna.locator("#vacation").selectOption("14");
  await anna.locator("#you").fill("Anna");
  await anna.locator("#begin button.main").click();
  await anna.locator("#seat-send").waitFor();
  const bert = await on.open({ language: "de" });
  await bert.goto(await anna.locator("#invite-link").inputValue());
  await bert.locator("#sit-down").click();
  await bert.locator("#seat-own").waitFor();
  await anna.locator("#seat-send").waitFor({ state: "hidden" });
  await anna.locator("#turn").fill("a1");
  await anna.locator("#typed button").click();
  await shows(bert, 3);

  await bert.locator("#leaving summary").click();
  await bert.locator("#leave-days").fill("5");
  await bert.locator("#leave button").click();
  await bert.locator("#away-you", { hasText: "Du bist abwesend bis" }).waitFor();
  await anna.locator("#away-black", { hasText: "Black is away until" }).waitFor();
  assert.equal(await anna.locator("#clock-black[data-running]").count(), 0);
  assert.equal(await anna.locator("#come-back").isVisible(), false);
  // Who is away does not play by accident.
  await bert.locator("#turn").fill("d1");
  await bert.locator("#typed button").click();
  await bert.locator("#typed-problem", { hasText: "Du bist abwesend" }).waitFor();
  await bert.locator("#come-back").click();
  for (const away of [anna.locator("#away-black"), bert.locator("#away-you")]) {
    await away.waitFor({ state: "hidden" });
  }
  await bert.locator("#typed button").click();
  await shows(anna, 6);
});

test("the first page says where it is one's turn, and its title how often", async () => {
  const one = await sit({ rules: "classic", clock });
  const { view, anna } = await sit({ rules: "six" });
  await play(view, "a1");
  await one.anna.close();
  // The seats of both games in one browser.
  await anna.goto(`/game/${one.view.id}#seat=${"a".repeat(64)}`);
  await anna.locator("#seat-own").waitFor();
  await anna.waitForFunction(() => document.title.startsWith("(1) "));
  await anna.goto("/");
  await anna.locator("#own-turns", { hasText: "Games in which it is your turn: 1" }).waitFor();
  assert.match(await anna.title(), /^\(1\) /);
  assert.equal(await anna.locator("#own-games li").count(), 2);
  assert.equal(await anna.locator("#own-games li .waits").count(), 1);
  assert.match((await anna.locator("#own-games li").first().textContent()) ?? "", /Your turn/);
});

test("what stands beside the board is accessible and fits a phone", async () => {
  for (const dark of [false, true]) {
    const { view, anna, bert } = await sit({ rules: "classic", clock, vacation: 28 }, { touch: true, dark });
    await play(view, "a1");
    await shows(bert, 3);
    await bert.locator("#leaving summary").click();
    await bert.locator("#leave button").click();
    await anna.locator("#away-black").waitFor();
    await anna.locator("#leaving summary").click();
    for (const page of [anna, bert]) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id }) => id), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${wide} pixels`);
    }
  }
});
