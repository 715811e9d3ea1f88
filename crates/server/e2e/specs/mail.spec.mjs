// @ts-check
// Mail: an address is given, confirmed and taken back, and a forgotten password is replaced by a link.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { startRelay } from "../support/relay.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const relay = await startRelay();
const on = stage({ away: true, options: relay.options });
after(() => relay.stop());
const PASSWORD = "correct horse";

/** @param {Page} page */
async function isClean(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${page.url()} is too wide by ${wide} pixels`);
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function signUp(page, name) {
  await page.goto("/sign-up");
  await page.locator("#name").fill(name);
  await page.locator("#password").fill(PASSWORD);
  await page.locator("form button.main").click();
  await page.locator("main a.button.main").click();
  await page.locator("main.account").waitFor();
}

/** @param {Page} page */
const section = (page) => page.locator("section:has(#mail-title)");

for (const [name, reader] of /** @type {const} */ ([["Anna", { touch: true }], ["Bert", { dark: true }]])) {
  test(`an address is confirmed, and a password replaced by a link: ${name}`, async () => {
    const page = await on.open(reader);
    await signUp(page, name);
    // What is wrong stands beside its field.
    await page.locator("#mail-address").fill(`${name}@example.org`);
    await page.locator("#mail-password").fill("not my password");
    await page.locator('form[action="/account/mail"] button').click();
    assert.match((await page.locator("#mail-password-wrong").textContent()) ?? "", /not your password/);
    await page.locator("#mail-address").fill(`${name}@example.org`);
    await page.locator("#mail-password").fill(PASSWORD);
    await page.locator('form[action="/account/mail"] button').click();
    assert.match(await section(page).innerText(), new RegExp(`To be confirmed: ${name}@example.org`));
    await isClean(page);
    await page.goto(`/${await relay.link("mail/confirm/")}`);
    await isClean(page);
    await page.locator("main button.main").click();
    await page.locator('main a[href="/account"]').click();
    assert.match(await section(page).innerText(), new RegExp(`Your address: ${name}@example.org`));
    const box = section(page).locator('input[name="reminders"]');
    assert.equal(await box.isChecked(), true);
    await box.uncheck();
    await page.locator('form[action="/account/mail/reminders"] button').click();
    assert.equal(await box.isChecked(), false);
    await isClean(page);
    // Forgotten, on another device.
    const other = await on.open(reader);
    await other.goto("/sign-in");
    await isClean(other);
    await other.locator('main a[href="/sign-in/mail"]').click();
    await other.waitForURL("**/sign-in/mail");
    await isClean(other);
    await other.locator("#name").fill(`${name}@example.org`);
    await other.locator("main button.main").click();
    assert.match((await other.locator("#name-wrong").textContent()) ?? "", /the name of your account/);
    await other.locator("#name").fill(name);
    await other.locator("main button.main").click();
    assert.match(await other.locator("main").innerText(), /a mail is on its way/);
    assert.equal(await other.locator('main a[href="/sign-in"]').count(), 1);
    await other.goto(`/${await relay.link("sign-in/mail/")}`);
    await isClean(other);
    await other.locator("#password").fill("another one");
    await other.locator("main button.main").click();
    await other.locator("main.account").waitFor();
    await page.goto("/account");
    await page.locator('form[action="/sign-in"]').waitFor();
    // Taken back, it is gone.
    await other.locator('form[action="/account/mail/remove"] button').click();
    assert.doesNotMatch(await section(other).innerText(), /@example.org/);
  });
}
