// @ts-check
// A whole game of every family with a finger, on a page of 360 pixels.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create, look, playTurns } from "../support/api.mjs";
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

test("on a phone the result comes into view, and nothing that is said moves the buttons", async () => {
  const start = await create(on.server.address, { rules: "classic" });
  const view = await playTurns(on.server.address, start, "d6 d2 b6 b2");
  const page = await on.open({ touch: true, language: "de" });
  await openGame(page, view);
  const top = () =>
    page.locator("#undo").evaluate((button) => Math.round(button.getBoundingClientRect().top));
  const before = await top();
  await page.locator('zwick-board [data-point="d2"]').tap();
  await page.waitForFunction(() => /d2/.test(document.querySelector("#sentence")?.textContent ?? ""));
  assert.equal(await top(), before);
  await page.locator('zwick-board [data-point="f6"]').tap();
  await page.locator("#call:not(:empty)").waitFor();
  assert.equal(await top(), before);
  assert.equal(await page.locator("#typed").isVisible(), false);
  await page.locator("#more > summary").tap();
  await page.locator("#typed").waitFor();
  await page.locator("#resign").tap();
  await page.locator("#resign-send").tap();
  await page.locator("#result").waitFor();
  await page.waitForFunction(() => {
    const box = document.querySelector("#result-text")?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
  });
});

test("names at the edge are large enough to read on a phone", async () => {
  for (const rules of ["classic", "english", "pegs33"]) {
    const page = await on.open({ touch: true });
    await openGame(page, await create(on.server.address, { rules }));
    const heights = await page.evaluate(() => {
      const drawing = /** @type {SVGSVGElement} */ (document.querySelector("zwick-board svg"));
      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      const names = [...drawing.querySelectorAll(".coordinate")];
      return names.map((name) => scale * Number.parseFloat(getComputedStyle(name).fontSize));
    });
    assert.ok(Math.min(...heights) >= 11, `${rules}: ${Math.min(...heights)}`);
  }
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
