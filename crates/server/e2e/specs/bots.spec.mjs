// @ts-check
// The bots of an account: made, refused, given another token, closed, and seen by others.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage({ away: true });

/** @param {Page} page */
async function isClean(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), []);
}

/**
 * Makes a bot by the form of the account's page.
 * @param {Page} page
 * @param {string} name
 */
async function make(page, name) {
  await page.locator("#bot-name").fill(name);
  await page.locator('form[action="/account/bots"] button').click();
}

/**
 * What a server says to somebody who shows a token.
 * @param {string} token
 */
async function known(token) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(new URL("/api/account", on.server.address), { headers });
  return { status: answer.status, ...(await answer.json()) };
}

test("somebody makes a bot, draws another token and closes it", async () => {
  const page = await on.open({ touch: true });
  await page.goto("/sign-up");
  await page.locator("#name").fill("Anna");
  await page.locator("#password").fill("correct horse");
  await page.locator("form button.main").click();
  await page.locator("main a.button.main").click();
  await page.locator("#bots-title").waitFor();

  await make(page, "Rumpel");
  const token = (await page.locator("code.token").textContent()) ?? "";
  assert.match(token, /^bot-[0-9a-f]{64}$/);
  await isClean(page);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  const { status, name, bot } = await known(token);
  assert.deepEqual({ status, name, bot }, { status: 200, name: "Bot Rumpel", bot: true });

  // It is shown once; what is wrong with a name stands beside the field.
  await page.locator("main a.button.main").click();
  const line = page.locator("li", { has: page.locator(".agent", { hasText: "Bot Rumpel" }) });
  await line.waitFor();
  assert.equal((await page.content()).includes(token), false);
  await make(page, "rumpel");
  assert.equal(await page.locator("#bot-name").getAttribute("aria-invalid"), "true");
  await isClean(page);

  // Another token ends the one before, and closing it ends that one.
  await line.locator('form[action$="/token"] button').click();
  const other = (await page.locator("code.token").textContent()) ?? "";
  assert.notEqual(other, token);
  assert.deepEqual([(await known(token)).code, (await known(other)).status], ["bot-unknown", 200]);
  await page.goto("/account");
  await line.locator('form[action$="/close"] button').click();
  await line.locator(".quiet").waitFor();
  assert.equal(await line.locator('form[action$="/close"]').count(), 0);
  assert.equal((await known(other)).code, "bot-unknown");
  await isClean(page);

  // Everybody may look at the page of a bot.
  const reader = await on.open();
  await reader.goto("/player/Rumpel");
  assert.match((await reader.locator("h1").textContent()) ?? "", /^Bot Rumpel/);
});
