// @ts-check
// The phone beside the machine: two at one board part, the phone plays by a code through the home
// network, and is out when the switch is off.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, playTurns } from "../support/api.mjs";
import { finger, mouse } from "../support/hands.mjs";
import { shows } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */

const on = stage();

/**
 * The game as the player at a page sees it.
 * @param {Page} page
 * @returns {Promise<View>}
 */
async function lookAs(page) {
  return page.evaluate(async () => {
    const id = location.pathname.replace("/game/", "");
    const headers = { authorization: `Bearer ${localStorage.getItem(`seat-${id}`)}` };
    return (await fetch(`/api/games/${id}`, { headers })).json();
  });
}

/**
 * Plays the first turn there is at a page.
 * @param {Page} page
 * @param {import("../support/hands.mjs").Hand} hand
 */
async function play(page, hand) {
  const view = await lookAs(page);
  await shows(page, view.ver);
  const [turn] = view.turns;
  assert.ok(turn, "there is a turn to play");
  await hand(page, view, turn);
  await shows(page, view.ver + 1);
  return view.ver + 1;
}

/** Whether this machine has a network at all; without one it says so. @param {Page} page */
async function hasNetwork(page) {
  const answer = await page.request.post("/api/beside", { data: { open: true } });
  if (answer.ok()) return true;
  assert.equal((await answer.json()).code, "beside-no-network");
  return false;
}

/** @param {Page} page */
async function isClean(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0]?.html]), []);
}

test("one of two at a board takes the phone, and both see every move", async () => {
  const anna = await on.open();
  await anna.goto("/");
  if (!(await hasNetwork(anna))) return;
  await anna.request.post("/api/beside", { data: { open: false } });
  const begun = await create(on.server.address, { rules: "six" });
  await playTurns(on.server.address, begun, "a1");
  await anna.goto(`/game/${begun.id}`);
  await anna.locator("main[data-ready]").waitFor();

  await anna.locator("#more summary").click();
  await anna.locator("#part").click();
  await anna.locator("#part-dialog").getByText("Anna").click();
  await isClean(anna);
  await anna.locator("#part-send").click();
  await anna.locator("#beside-code[src^=blob]").waitFor();
  await isClean(anna);
  const drawn = await anna.locator("#beside-code").evaluate(async (element) => {
    const image = /** @type {HTMLImageElement} */ (element);
    await image.decode();
    return image.naturalWidth;
  });
  assert.ok(drawn > 0, "the code is a picture");
  assert.equal(await anna.locator("#sentence").textContent(), "Waiting for the other player.");

  const link = await anna.locator("#invite-link").inputValue();
  assert.doesNotMatch(link, /127\.0\.0\.1|localhost/);
  const phone = await on.open({ touch: true });
  await phone.goto(link);
  await phone.locator("#sit-down").click();
  await phone.locator("#seat-own").waitFor();
  await isClean(phone);
  await anna.locator("#seat-send").waitFor({ state: "hidden" });

  // The phone is Bert, whose turn it is; each sees what the other plays.
  await shows(anna, await play(phone, finger));
  await shows(phone, await play(anna, mouse));
  // What belongs to the machine is not the phone's.
  assert.equal(await phone.locator('header a[href="/tables"]').count(), 0);
  assert.equal(await phone.locator("#beside-controls").count(), 0);
  const tables = await phone.context().newPage();
  const answer = await tables.goto(new URL("/tables", link).href);
  assert.equal(answer?.status(), 403);
  assert.match((await tables.locator("main").textContent()) ?? "", /only .* machine/i);
  await tables.close();

  // The switch is off: the phone is out, and Anna plays on for both.
  await anna.locator("#beside-close").click();
  await anna.locator("#beside-open").waitFor();
  await phone.locator("main[data-lost]").waitFor();
  await assert.rejects(phone.goto(new URL("/", link).href), /ERR_CONNECTION_REFUSED/);
  await anna.locator("#gather").click();
  await anna.locator("main[data-ready]:not([data-seated])").waitFor();
  await play(anna, mouse);
});

test("a new game is begun for here and the phone, and the switch has a page", async () => {
  const anna = await on.open();
  await anna.goto("/beside");
  await isClean(anna);
  const control = anna.getByRole("switch", { name: "Let the home network in" });
  assert.equal(await control.getAttribute("aria-checked"), "false");
  await control.focus();
  await anna.keyboard.press("Enter");
  await anna.locator('.problem, [role="switch"][aria-checked="true"]').first().waitFor();
  if (await anna.locator(".problem").isVisible()) {
    assert.match((await anna.locator(".problem").textContent()) ?? "", /no home network/);
    return;
  }
  await anna.locator('[role="switch"][aria-checked="true"]').waitFor();
  await isClean(anna);
  const address = await anna.locator(".address").first().textContent();
  const phone = await on.open({ touch: true });
  await phone.goto(address ?? "");
  await phone.locator("main.home").waitFor();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `${width} pixels`);
  await control.click();
  await anna.locator('[role="switch"][aria-checked="false"]').waitFor();
  await assert.rejects(phone.reload(), /ERR_CONNECTION_REFUSED/);

  await anna.goto("/new?rules=three");
  await anna.locator('[name="opponent"][value="beside"]').check();
  assert.equal(await anna.locator("#white").isVisible(), false);
  assert.equal(await anna.locator('[name="level"]').first().isVisible(), false);
  await anna.locator('[name="side"][value="black"]').check();
  await anna.locator("#begin button.main").click();
  await anna.locator("#beside-code[src^=blob]").waitFor();
  await phone.goto(await anna.locator("#invite-link").inputValue());
  await phone.locator("#sit-down").click();
  await phone.locator("#seat-own").waitFor();
  await shows(anna, await play(phone, finger));
  await anna.locator("#beside-close").click();
  await phone.locator("main[data-lost]").waitFor();
});
