// @ts-check
// Two people in two browsers with clocks between them: time, taking back, draws and proofs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { shows } from "../support/play.mjs";
import { seated } from "../support/seats.mjs";
import { stage } from "../support/spec.mjs";

const on = stage({ away: true });

const { sit, play } = seated(on);

test("a form gives each player a time, and both clocks are shown and run", async () => {
  const anna = await on.open();
  await anna.goto("/new?rules=classic");
  await anna.locator('[name="side"][value="white"]').check();
  await anna.locator('[name="clock"][value="total"]').check();
  await anna.locator("#minutes").fill("3");
  await anna.locator("#increment").fill("0");
  assert.equal(await anna.locator("#guest_minutes").isVisible(), false);
  await anna.locator('[name="odds"]').check();
  await anna.locator("#guest_minutes").fill("1");
  await anna.locator("#guest_increment").fill("0");
  await anna.locator("#begin button.main").click();
  await anna.locator("#seat-send").waitFor();
  assert.match((await anna.locator("#seat-clock").textContent()) ?? "", /3 minutes .* one minute /);
  const bert = await on.open({ touch: true });
  await bert.goto(await anna.locator("#invite-link").inputValue());
  await bert.locator("#sit-down").click();
  await bert.locator("#seat-own").waitFor();
  await anna.locator("#seat-send").waitFor({ state: "hidden" });
  for (const page of [anna, bert]) {
    assert.equal(await page.locator("#clock-white").textContent(), "3:00");
    assert.equal(await page.locator("#clock-black").textContent(), "1:00");
  }
  await anna.locator("#turn").fill("a1");
  await anna.locator("#typed button").click();
  await shows(bert, 3);
  // It runs without a word from the server, at the same place, and says nothing meanwhile.
  const place = await bert.locator("#clock-black").boundingBox();
  await bert.waitForFunction(() => /^0:5[0-8]$/.test(document.getElementById("clock-black")?.textContent ?? ""));
  const later = await bert.locator("#clock-black").boundingBox();
  assert.deepEqual({ x: later?.x, width: later?.width }, { x: place?.x, width: place?.width });
  assert.equal(await bert.locator("#clock-black").getAttribute("role"), "timer");
  assert.equal(await bert.locator("#clock-white").textContent(), "3:00");
  assert.doesNotMatch((await bert.locator("#announce").textContent()) ?? "", /seconds/);
});

test("time that runs out ends the game on both screens", async () => {
  const { view, anna, bert } = await sit({ rules: "classic", clock: { kind: "move", seconds: 2 } });
  await play(view, "a1");
  for (const page of [anna, bert]) await page.locator("#result").waitFor();
  assert.equal(await anna.locator("#result-text").textContent(), "Bert has run out of time. Anna wins.");
  assert.equal(await bert.locator("#clock-black").textContent(), "0.0");
  for (const page of [anna, bert]) assert.equal(await page.locator("#problem").textContent(), "");
});

test("a turn is taken back when the other allows it", async () => {
  const { view, anna, bert } = await sit({ rules: "classic" });
  await play(view, "a1 d1");
  await shows(bert, 4);
  await anna.locator("#presence [data-here=yes]").waitFor();
  await bert.locator("#undo").click();
  await anna.locator("#ask-back").waitFor();
  assert.match((await anna.locator("#ask-back p:visible").textContent()) ?? "", /Bert asks to take/);
  assert.equal(await bert.locator("#ask-back").isVisible(), false);
  await anna.locator("#allow").click();
  await anna.locator("#ask-back").waitFor({ state: "hidden" });
  await shows(bert, 6);
  assert.equal(await bert.locator("#moves [data-ply]").count(), 1);
  assert.equal(await bert.locator("#undo").isDisabled(), true, "not again at once");
  await bert.close();
  await anna.locator("#presence [data-here=no]").waitFor();
});

test("a claim with an intended turn ends a game through a kill, with its proof on both screens", async () => {
  const fen = "W2/1W1/2W/6/3/B2/BB1 w 0 0 0";
  const { view, anna, bert } = await sit({ rules: "classic", draws: "claim", fen });
  const now = await play(view, "a7-d7 b2-b4 d7-a7 b4-b2 a7-d7 b2-b4 d7-a7");
  await shows(bert, now.ver);
  // The server dies before the claim, and Bert claims while it is gone.
  await on.server.kill();
  await bert.locator("main[data-lost]").waitFor();
  await bert.locator("#more summary").click();
  await bert.locator("#claim").click();
  await bert.locator("#claim-intended").selectOption("b4-b2");
  await bert.locator("#claim-send").click();
  await on.server.restart();
  for (const page of [anna, bert]) await page.locator("#result").waitFor();
  assert.equal(
    await anna.locator("#result-claimed").textContent(),
    "Bert claims a draw with the turn b4-b2, which is declared and not played.",
  );
  assert.match((await anna.locator("#result-proof").textContent()) ?? "", /0, 4/);
  assert.match((await bert.locator("#result-claimed").textContent()) ?? "", /^Bert beansprucht Remis/);
  assert.match((await bert.locator("#result-proof").textContent()) ?? "", /0, 4/);
  // What it rests on is in the log, and is told again after another kill.
  await on.server.kill();
  await on.server.restart();
  await anna.reload();
  await anna.locator("#result").waitFor();
  assert.match((await anna.locator("#result-proof").textContent()) ?? "", /0, 4/);
});

test("what stands beside the board is accessible and fits a phone", async () => {
  for (const dark of [false, true]) {
    const clock = { kind: "days", days: 3 };
    const { view, anna, bert } = await sit({ rules: "classic", clock }, { touch: true, dark });
    await play(view, "a1 d1");
    await shows(bert, 4);
    await anna.locator("#undo").click();
    await bert.locator("#ask-back").waitFor();
    for (const page of [anna, bert]) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id }) => id), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${wide} pixels`);
    }
  }
});
