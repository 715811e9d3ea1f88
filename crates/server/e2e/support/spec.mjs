// @ts-check
// What every spec begins and ends with.

import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";

import { complaints, launchBrowser, openPage } from "./browser.mjs";
import { startServer } from "./server.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./server.mjs").Server} Server */

/**
 * A server and a browser for the tests of one file, ended after them.
 * @param {{ away?: boolean, options?: string[], prepare?: () => Promise<void> }} [wish] whether others reach the
 * server, so that games are played by seats; what else it is told; what is done before the server starts
 * @returns {{ server: Server, open: (reader?: import("./browser.mjs").Reader) => Promise<Page> }}
 */
export function stage({ away = false, options = [], prepare } = {}) {
  /** @type {Server | undefined} */
  let server;
  /** @type {Browser | undefined} */
  let browser;
  before(async () => {
    await prepare?.();
    // One after the other, so that the first is ended even if the second does not start.
    server = await startServer(away, options);
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    assert.deepEqual(complaints.splice(0), [], "the page complained");
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      if (!server) throw new Error("the server has not been started");
      return server;
    },
    open: (reader) => {
      if (!server || !browser) throw new Error("the browser has not been started");
      return openPage(browser, server.address, reader);
    },
  };
}
