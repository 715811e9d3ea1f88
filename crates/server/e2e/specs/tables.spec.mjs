// @ts-check
// Become perfect: tables are computed beside everything else, and outlive the server.

import assert from "node:assert/strict";
import { test } from "node:test";

import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage();

/** Computing may take a while on a busy machine; nothing depends on how long. */
const PATIENCE = { timeout: 120_000 };

/**
 * What the server says about its tables.
 * @returns {Promise<{ works: { graph: string, state: string, done: number }[] }>}
 */
async function tables() {
  return (await fetch(`${on.server.address}/api/tables`)).json();
}

/**
 * Waits until the first order is so far, and says what it is.
 * @param {(work: { graph: string, state: string, done: number }) => boolean} far
 */
async function until(far) {
  for (;;) {
    const [work] = (await tables()).works;
    assert.ok(work, "the order is gone");
    if (far(work)) return work;
  }
}

/**
 * @param {string} graph
 * @param {string} type
 */
async function act(graph, type) {
  const response = await fetch(`${on.server.address}/api/tables/${graph}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type }),
  });
  assert.equal(response.status, 200, await response.text());
}

/** @param {Page} page */
const card = (page) => page.locator(".works > li");

test("three is computed from the form for a new game, and the computer is perfect at once", async () => {
  const page = await on.open();
  await page.goto("/new?rules=three&opponent=computer");
  assert.doesNotMatch((await page.locator(".levels").textContent()) ?? "", /Perfect/);
  await page.getByRole("link", { name: "Not perfect yet: compute it" }).click();
  await page.waitForURL("**/tables?rules=three");
  const row = page.locator("li[data-asked]");
  assert.match((await row.textContent()) ?? "", /Three Men's Morris/);
  await row.getByRole("button", { name: /^Compute/ }).click();
  const play = page.getByRole("link", { name: "Play it: Three Men's Morris" });
  await play.waitFor(PATIENCE);
  assert.equal(await card(page).count(), 0);
  await play.click();
  await page.waitForURL("**/new?**");
  assert.match((await page.locator(".levels").textContent()) ?? "", /Perfect/);
  assert.equal(await page.locator('input[name="level"][value="10"]').isChecked(), true);
  assert.equal(await page.locator('input[name="opponent"][value="computer"]').isChecked(), true);
  await page.locator("#begin button.main").click();
  await page.locator("zwick-board[data-ver]").waitFor();
});

test("tables go after a question", async () => {
  const page = await on.open();
  await page.goto("/tables");
  const row = page.locator('li[data-rules="three"]');
  await row.locator(".remove > summary").click();
  assert.match((await row.textContent()) ?? "", /Remove the tables of Three Men's Morris/);
  await row.getByRole("button", { name: "Yes, remove them" }).click();
  await page.getByRole("button", { name: "Compute: Three Men's Morris" }).waitFor();
  await page.goto("/new?rules=three");
  assert.doesNotMatch((await page.locator(".levels").textContent()) ?? "", /Perfect/);
});

test("an order is paused, goes on, and outlives a killed server", async () => {
  const page = await on.open();
  await page.goto("/tables");
  await page.getByRole("button", { name: "Compute: Seven Men's Morris" }).click();
  await page.getByRole("button", { name: "Pause: Seven Men's Morris" }).click();
  await page.getByRole("button", { name: "Go on: Seven Men's Morris" }).waitFor();
  const { graph } = await until(({ state }) => state === "paused");
  // It stays paused when the server is started anew, and another one waits for it.
  await on.server.kill();
  await on.server.restart();
  await page.goto("/tables");
  await page.locator(".works > li[data-state=paused]").waitFor();
  await page.getByRole("button", { name: "Compute: Six Men's Morris" }).click();
  await page.locator(".works > li[data-state=waiting]").waitFor();
  // The power goes while it is at work; the page is told when it is there again.
  await act(graph, "resume");
  const before = await until(({ done }) => done > 100);
  await on.server.kill();
  assert.ok(before.done < 1000);
  await on.server.restart();
  await page.locator('li[data-rules="seven"] a[href*="level=10"]').waitFor(PATIENCE);
  await page.locator('li[data-rules="six"] a[href*="level=10"]').waitFor(PATIENCE);
  assert.equal(await card(page).count(), 0);
  assert.match((await page.locator("#stand").textContent()) ?? "", /whoever begins wins/);
});

test("what cannot be computed says why", async () => {
  const page = await on.open();
  await page.goto("/tables");
  const row = page.locator('li[data-rules="morabaraba"]');
  assert.match((await row.textContent()) ?? "", /depends on mills closed before/);
  assert.equal(await row.locator("button").count(), 0);
});
