// @ts-check
// What lasts: a game outlives its server, and is the same on every page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { create, look } from "../support/api.mjs";
import { mouse } from "../support/hands.mjs";
import { golden, makeTurn, openGame, playToEnd, shows, stones, written } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

const on = stage();

test("a game goes on after the server was killed, with the turn that was on its way", async () => {
  const { wish, turns } = await golden("six");
  const view = await create(on.server.address, wish);
  const page = await on.open();
  await openGame(page, view);
  const player = written(turns);
  let now = view;
  for (let ply = 0; ply < 5; ply += 1) {
    await makeTurn(page, now, player(now), mouse);
    now = await look(on.server.address, view.id);
  }
  const kept = await stones(page);
  await on.server.kill();
  await page.locator("main[data-lost]").waitFor();
  assert.equal(await page.locator("#lost").isVisible(), true);
  assert.deepEqual(await stones(page), kept);
  // The turn is made while nobody listens, and reaches the server that comes back.
  await mouse(page, now, player(now));
  await on.server.restart();
  await shows(page, now.ver + 1);
  await page.locator("main:not([data-lost])").waitFor();
  assert.equal(await page.locator("#lost").isHidden(), true);
  now = await look(on.server.address, view.id);
  assert.equal(now.moves.length, 6);
  const end = await playToEnd(page, on.server.address, now, player, mouse);
  assert.equal(end.moves.length, turns.length);
});

test("two pages on one game stay equal", async () => {
  const { wish, turns } = await golden("three");
  const view = await create(on.server.address, wish);
  const pages = [await on.open(), await on.open({ language: "de" })];
  for (const page of pages) await openGame(page, view);
  const player = written(turns);
  let now = view;
  for (let ply = 0; ply < turns.length; ply += 1) {
    const page = pages[ply % 2];
    assert.ok(page);
    await makeTurn(page, now, player(now), mouse);
    now = await look(on.server.address, view.id);
    for (const other of pages) await shows(other, now.ver);
    const [one, two] = await Promise.all(pages.map(stones));
    assert.deepEqual(one, two);
  }
  assert.equal(now.over, true);
  for (const page of pages) await page.locator("#result").waitFor();
  const [english, german] = await Promise.all(
    pages.map((page) => page.locator("#result-text").textContent()),
  );
  assert.notEqual(english, german, "each page speaks its own language");
});
