// @ts-check
// People with accounts: sign up, out, in again with a code, play a rated game, see the ratings, be gone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { finger } from "../support/hands.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage({ away: true });
const PASSWORD = "correct horse";

/**
 * Makes an account and answers its recovery codes.
 * @param {Page} page
 * @param {string} name
 */
async function signUp(page, name) {
  await page.goto("/sign-up");
  await page.locator("#name").fill(name);
  await page.locator("#password").fill(PASSWORD);
  await page.locator("form button.main").click();
  await page.locator(".codes li").first().waitFor();
  const codes = await page.locator(".codes code").allTextContents();
  assert.equal(codes.length, 10);
  await page.locator("main a.button.main").click();
  await page.locator("main.account").waitFor();
  return codes;
}

/** @param {Page} page */
async function isClean(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${page.url()} is too wide by ${wide} pixels`);
}

/**
 * @param {Page} page
 * @param {string} turn
 */
async function play(page, turn) {
  await page.locator("#turn").fill(turn);
  await page.locator("#typed button").click();
}

/**
 * Puts a stone on a point of the board, with a finger.
 * @param {Page} page
 * @param {string} point
 */
async function tap(page, point) {
  const id = new URL(page.url()).pathname.replace("/game/", "");
  /** @type {import("../../assets/js/types.d.ts").View} */
  const view = await page.evaluate(async (game) => (await fetch(`/api/games/${game}`)).json(), id);
  const turn = view.turns.find(({ text }) => text === point);
  assert.ok(turn, "the account is to move");
  await finger(page, view, turn);
}

test("an account is made, left, entered with a code, and deleted", async () => {
  const anna = await on.open({ touch: true });
  await anna.goto("/");
  await anna.locator("header .parts").click();
  await anna.locator('#parts a[href="/sign-in"]').click();
  await anna.locator("#password").waitFor();
  await isClean(anna);
  // What is wrong stands beside the field.
  await anna.locator("#name").fill("Anna");
  await anna.locator("#password").fill("nothing yet");
  await anna.locator("form button.main").click();
  assert.match((await anna.locator("#password-wrong").textContent()) ?? "", /do not belong together/);
  await isClean(anna);
  const codes = await signUp(anna, "Anna");
  await isClean(anna);
  await anna.locator('form[action="/sign-out"] button').click();
  await anna.goto("/account");
  assert.equal(new URL(anna.url()).pathname, "/sign-in");

  await anna.locator('main a[href="/sign-in/code"]').click();
  await anna.locator("#name").fill("anna");
  await anna.locator("#code").fill(codes[3] ?? "");
  await anna.locator("#password").fill("another horse");
  await isClean(anna);
  await anna.locator("form button.main").click();
  await anna.locator("main.account").waitFor();
  assert.match((await anna.locator("main").textContent()) ?? "", /9 codes are left/);

  await anna.locator("#delete-password").fill("another horse");
  await anna.locator('input[name="delete-messages"]').check();
  await anna.locator('form[action="/account/delete"] button').click();
  await anna.locator('[role="status"]', { hasText: "Your account is deleted." }).waitFor();
  await anna.goto("/sign-up");
  await anna.locator("#name").fill("Anna");
  await anna.locator("#password").fill(PASSWORD);
  await anna.locator("form button.main").click();
  assert.match((await anna.locator("#name-wrong").textContent()) ?? "", /taken/);
});

test("two accounts play a rated game, and their ratings follow from it", async () => {
  const [berta, carl] = await Promise.all([on.open(), on.open({ dark: true })]);
  await signUp(berta, "Berta");
  await signUp(carl, "Carl");
  await berta.goto("/new?rules=classic");
  assert.equal(await berta.locator("#you").count(), 0, "the account has the name");
  await berta.locator('[name="side"][value="white"]').check();
  await berta.locator('[name="clock"][value="total"]').check();
  await berta.locator('[name="rated"]').check();
  await berta.locator("#begin button.main").click();
  await berta.locator("#seat-send").waitFor();
  const link = await berta.locator("#invite-link").inputValue();

  // A guest cannot take the seat; who is signed in can.
  const guest = await on.open();
  await guest.goto(link);
  await guest.locator("#sit-down").click();
  await guest.locator("#problem").filter({ hasText: "account" }).waitFor();
  await carl.goto(link);
  await carl.locator("#sit-down").click();
  await carl.locator("#seat-own").waitFor();
  for (const page of [berta, carl]) {
    await page.locator("#account-white").waitFor();
    await page.locator("#account-black").waitFor();
    assert.match((await page.locator("#account-black").textContent()) ?? "", /1500\?/);
    const name = page.locator("#name-black a.person", { hasText: "Carl" });
    assert.equal(await name.getAttribute("href"), "/player/Carl");
  }
  await play(berta, "a1");
  await carl.locator("#moves li").first().waitFor();
  await isClean(carl);

  // Berta goes on in another browser, where nobody holds a secret.
  const phone = await on.open({ touch: true });
  await phone.goto("/sign-in");
  await phone.locator("#name").fill("Berta");
  await phone.locator("#password").fill(PASSWORD);
  await phone.locator("form button.main").click();
  await phone.goto("/account/games");
  await isClean(phone);
  assert.equal(await phone.locator(".resume a.person", { hasText: "Carl" }).getAttribute("href"), "/player/Carl");
  await phone.locator("a.whole").first().click();
  await phone.locator("#seat-own").waitFor();
  await play(carl, "d1");
  await phone.locator("#moves").filter({ hasText: "d1" }).waitFor({ state: "attached" });
  await tap(phone, "g1");
  await carl.locator("#moves").filter({ hasText: "g1" }).waitFor();

  // Nobody is told what a position of it is worth.
  const refused = await berta.evaluate(async () => {
    const body = JSON.stringify({ rules: "classic", turns: ["g7", "g4", "g1"] });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/analyse/values", { method: "POST", headers, body });
    return { status: answer.status, code: (await answer.json()).code };
  });
  assert.deepEqual(refused, { status: 403, code: "rated-position" });

  await carl.locator("#more summary").click();
  await carl.locator("#resign").click();
  await carl.locator("#resign-send").click();
  await berta.locator("#result").waitFor();
  // On a phone, too, the ratings and what they have come to can be read.
  await phone.locator("#result").waitFor();
  for (const [side, change] of /** @type {const} */ ([["white", "+162"], ["black", "−162"]])) {
    const name = phone.locator(`#name-${side}`);
    await name.filter({ hasText: change }).waitFor();
    assert.equal(await name.evaluate((element) => element.scrollWidth > element.clientWidth), false);
  }
  await phone.goto("/player/Carl");
  await isClean(phone);
  const card = await phone.locator("section.card").boundingBox();
  assert.ok((card?.width ?? 0) > 300, "the ratings have the width of the page");
  await berta.goto("/ratings");
  await isClean(berta);
  const rows = await berta.locator("tbody tr").allTextContents();
  assert.equal(rows.length, 2);
  assert.match(rows[0] ?? "", /Berta.*1662\?/);
  assert.match(rows[1] ?? "", /Carl.*1338\?/);
  await berta.goto("/account");
  assert.match((await berta.locator(".ratings").textContent()) ?? "", /1662\?/);
  await isClean(berta);

  await berta.locator("#delete-password").fill(PASSWORD);
  await berta.locator('form[action="/account/delete"] button').click();
  await carl.reload();
  await carl.locator("#name-white").filter({ hasText: "Deleted player" }).waitFor();
  assert.equal(await carl.locator("#account-white .mark").isVisible(), false);
  await carl.goto("/ratings");
  assert.equal((await carl.locator("tbody tr").allTextContents()).length, 1);
});
