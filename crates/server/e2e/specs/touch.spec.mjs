// @ts-check
// A whole game of every family with a finger, on a page of 360 pixels.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create, look } from "../support/api.mjs";
import { finger, middle } from "../support/hands.mjs";
import { golden, openGame, playToEnd, shows, standing, stones, written } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

const on = stage();

for (const id of ["fed_nl", "schmidt_de", "wolf", "battue", "pegs37"]) {
  test(`${id} is played to its end with a finger`, async () => {
    const { wish, turns } = await golden(id);
    const view = await create(on.server.address, wish);
    const page = await on.open({ touch: true });
    await openGame(page, view);
    const end = await playToEnd(page, on.server.address, view, written(turns), finger);
    assert.equal(end.moves.length, turns.length);
  });
}

test("a finger drags a stone, and scrolls the page beside it", async () => {
  const view = await create(on.server.address, { rules: "english" });
  const page = await on.open({ touch: true });
  await openGame(page, view);
  const input = await page.context().newCDPSession(page);
  const [turn] = view.turns;
  assert.ok(turn);
  const [from = "", to = ""] = turn.steps;
  const [start, end] = [await middle(page, view, from), await middle(page, view, to)];
  const halfway = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  await input.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const spot of [halfway, end]) {
    await input.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [spot] });
  }
  await page.locator("zwick-board .selected").waitFor();
  await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await shows(page, view.ver + 1);
  const now = await look(on.server.address, view.id);
  assert.equal(now.moves.at(-1)?.text, turn.text);
  assert.deepEqual(await stones(page), standing(now));
  // From an empty square the same gesture moves the page.
  const [down, up] = [await middle(page, view, "d4"), { x: end.x, y: 60 }];
  await input.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [down] });
  for (const part of [0.3, 0.6, 1]) {
    const spot = { x: down.x, y: down.y + (up.y - down.y) * part };
    await input.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [spot] });
  }
  await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => scrollY > 0);
  assert.equal((await look(on.server.address, view.id)).ver, now.ver);
});

for (const id of ["classic", "six", "three", "english", "wolf", "battue", "pegs15", "pegs33"]) {
  test(`every place of ${id} is wide enough for a finger, and nothing sticks out`, async () => {
    const view = await create(on.server.address, { rules: id });
    const page = await on.open({ touch: true });
    await openGame(page, view);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll("zwick-board [data-name]")].map((place) => {
        const { width, height } = place.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    assert.ok(Math.min(...widths) >= 44, `the narrowest place has ${Math.min(...widths)} px`);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    assert.equal(scroll, client, "the page is wider than the screen");
  });
}
