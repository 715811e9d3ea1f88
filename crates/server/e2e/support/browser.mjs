// @ts-check
// Debian's Chromium without a window.

import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */

export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * What kind of person sits before the page.
 * @typedef {object} Reader
 * @property {boolean} [touch] a phone of 360 pixels
 * @property {boolean} [dark]
 * @property {boolean} [motion]
 * @property {string} [language]
 */

/**
 * A page of its own, with no memory of others. Whatever the page itself complains about fails
 * the test that opened it.
 * @param {Browser} browser
 * @param {string} address
 * @param {Reader} [reader]
 * @returns {Promise<Page>}
 */
export async function openPage(browser, address, reader = {}) {
  const context = await browser.newContext({
    baseURL: address,
    locale: reader.language ?? "en-GB",
    viewport: reader.touch ? { width: 360, height: 740 } : { width: 1280, height: 900 },
    hasTouch: reader.touch ?? false,
    isMobile: reader.touch ?? false,
    colorScheme: reader.dark ? "dark" : "light",
    reducedMotion: reader.motion ? "no-preference" : "reduce",
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    // A connection that a test cuts off itself is no complaint.
    if (message.type() === "error" && !/Failed to load resource|ERR_/.test(message.text())) {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  return page;
}

/** What pages have complained about: errors of scripts and breaches of the security policy. */
export const complaints = /** @type {string[]} */ ([]);
