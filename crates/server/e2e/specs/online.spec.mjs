// @ts-check
// Two people in two browsers, by a link: a whole game through lost connections and a killed server.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { look } from "../support/api.mjs";
import { finger, mouse } from "../support/hands.mjs";
import { golden, shows, stones, written } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */

const on = stage({ away: true });

/**
 * Begins a game by the form and answers the link for the other one.
 * @param {Page} page
 * @param {string} rules
 * @param {"white" | "black"} side
 * @param {string} name
 */
async function invite(page, rules, side, name) {
  await page.goto(`/new?rules=${rules}`);
  assert.equal(await page.locator('[name="opponent"][value="person"]').count(), 0);
  await page.locator(`[name="side"][value="${side}"]`).check();
  await page.locator("#you").fill(name);
  await page.locator("#begin button.main").click();
  await page.locator("#seat-send").waitFor();
  const link = await page.locator("#invite-link").inputValue();
  assert.match(link, /\/game\/\w+#invite=[0-9a-f]{64}$/);
  assert.equal(new URL(page.url()).hash, "", "the secret does not stay in the address");
  return link;
}

/**
 * Opens a link and sits down.
 * @param {Page} page
 * @param {string} link
 * @param {string} name
 */
async function sitDown(page, link, name) {
  await page.goto(link);
  await page.locator("#sit-name").fill(name);
  await page.locator("#sit-down").click();
  await page.locator("#seat-own").waitFor();
  assert.equal(new URL(page.url()).hash, "");
}

/** @param {Page} page */
const gameOf = (page) => new URL(page.url()).pathname.replace("/game/", "");

/**
 * The game as the player at a page sees it.
 * @param {Page} page
 * @returns {Promise<View>}
 */
async function lookAs(page) {
  const id = gameOf(page);
  const token = await page.evaluate((name) => localStorage.getItem(name), `seat-${id}`);
  const headers = { authorization: `Bearer ${token}`, "accept-language": "en-GB" };
  const answer = await fetch(`${on.server.address}/api/games/${id}`, { headers });
  return /** @type {Promise<View>} */ (answer.json());
}

/** @param {Page} page */
const lost = (page) => page.locator("main[data-lost]").waitFor();

/** @param {Page} page */
const found = (page) => page.locator("main:not([data-lost])").waitFor();

test("two play a whole game by a link, through everything that can go wrong", async () => {
  const { turns } = await golden("six");
  const anna = await on.open();
  const link = await invite(anna, "six", "white", "Anna");
  assert.equal(await anna.locator("#sentence").textContent(), "Waiting for the other player.");

  const bert = await on.open({ language: "de", touch: true });
  await sitDown(bert, link, "Bert");
  await anna.locator("#seat-send").waitFor({ state: "hidden" });
  assert.match((await anna.locator("#name-black").textContent()) ?? "", /Bert/);

  // Somebody who finds the link later watches, and can do nothing.
  const carla = await on.open();
  await carla.goto(link);
  await carla.locator("#seat-watch").waitFor();
  assert.equal(await carla.locator("#resign").isDisabled(), true);
  assert.equal(await carla.locator("#typed").isVisible(), false);
  // The own game stands on the first page again, in this browser only.
  const home = await anna.context().newPage();
  await home.goto("/");
  await home.locator(`#own-games a[href="/game/${gameOf(anna)}"]`).waitFor();
  await home.close();

  const player = written(turns);
  for (let ply = 0; ply < turns.length; ply += 1) {
    const [mover, other, hand] =
      ply % 2 === 0 ? /** @type {const} */ ([anna, bert, mouse]) : /** @type {const} */ ([bert, anna, finger]);
    if (ply === 8) {
      await bert.reload();
      await shows(bert, ply + 2);
    }
    const view = await lookAs(mover);
    assert.equal((await lookAs(other)).turns.length, 0, "only who is to move has turns");
    await shows(mover, view.ver);
    const turn = player(view);
    if (ply === 4) {
      // Anna plays where there is no net; the move goes out when it is back.
      await anna.context().setOffline(true);
      await lost(anna);
      assert.match((await anna.locator("#lost").textContent()) ?? "", /Your move is kept/);
      await hand(anna, view, turn);
      assert.equal((await look(on.server.address, view.id)).ver, view.ver);
      await anna.context().setOffline(false);
      await found(anna);
    } else if (ply === 6) {
      // The server is gone while Anna plays, and her page is closed before it is back.
      await on.server.kill();
      await lost(anna);
      await lost(bert);
      await hand(anna, view, turn);
      await anna.locator("main[data-lost]").waitFor();
      await on.server.restart();
      await anna.reload();
    } else {
      await hand(mover, view, turn);
    }
    for (const page of [anna, bert, carla]) await shows(page, view.ver + 1);
    const [one, two, three] = await Promise.all([anna, bert, carla].map(stones));
    assert.deepEqual(one, two);
    assert.deepEqual(one, three);
  }
  const end = await lookAs(anna);
  assert.equal(end.over, true);
  assert.equal(end.moves.length, turns.length, "no move is lost and none is played twice");
  for (const page of [anna, bert, carla]) await page.locator("#result").waitFor();

  // The next game has the same players, each with a seat.
  await anna.locator("#rematch").click();
  await anna.waitForURL((url) => !url.pathname.endsWith(end.id));
  await anna.locator("#seat-own").waitFor();
  await bert.locator("#next-begun").waitFor();
  await bert.locator("#rematch").click();
  await bert.waitForURL((url) => !url.pathname.endsWith(end.id));
  await bert.locator("#seat-own").waitFor();
  assert.equal(gameOf(anna), gameOf(bert));
  const sides = await Promise.all([anna, bert].map((page) => page.locator("#seat").getAttribute("data-side")));
  assert.notEqual(sides[0], sides[1]);
});

test("a seat goes with its link to another device", async () => {
  const anna = await on.open();
  await invite(anna, "classic", "black", "Anna");
  const seat = await anna.locator("#seat-link").inputValue();
  const phone = await on.open({ touch: true });
  await phone.goto(seat);
  await phone.locator("#seat-own").waitFor();
  assert.equal(await phone.locator("#seat").getAttribute("data-side"), "black");
  assert.equal(new URL(phone.url()).hash, "");
});

test("the seat beside the board is accessible and fits a phone", async () => {
  for (const dark of [false, true]) {
    const anna = await on.open({ touch: true, dark });
    const link = await invite(anna, "classic", "white", "Anna");
    const bert = await on.open({ touch: true, dark });
    await bert.goto(link);
    await bert.locator("#seat-sit").waitFor();
    for (const page of [anna, bert]) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id }) => id), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${wide} pixels`);
    }
  }
});

test("who holds the seat of a solitaire is told what is still possible, over one line", async () => {
  const anna = await on.open();
  // A line that breaks is opened again: only those count that are open.
  /** @type {Set<unknown>} */
  const lines = new Set();
  anna.on("websocket", (socket) => {
    lines.add(socket);
    socket.on("close", () => lines.delete(socket));
  });
  anna.on("request", (request) => {
    if (request.url().endsWith("/stream")) lines.add(request);
  });
  await anna.goto("/solitaire");
  await anna.locator('form:has([name="problem"][value="cross"]) button').first().click();
  await anna.locator("main[data-ready]").waitFor();
  await anna.locator("#outlook-toggle:enabled").click();
  // The first question about a board takes long.
  await anna.locator("#outlook:not(:empty)").waitFor({ timeout: 60_000 });
  await anna.locator("#show-solution:enabled").click();
  await anna.locator("#solution").waitFor();
  assert.equal(lines.size, 1);
});
