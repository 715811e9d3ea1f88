// @ts-check
// A whole game of every family with a finger, on a page of 360 pixels.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create } from "../support/api.mjs";
import { finger } from "../support/hands.mjs";
import { golden, openGame, playToEnd, written } from "../support/play.mjs";
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
