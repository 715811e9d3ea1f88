// @ts-check
// Two players who have agreed to write to each other do.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { stage } from "../support/spec.mjs";

const on = stage({ away: true });

test("who begins the game chooses, the other is told, and both write", async () => {
  const anna = await on.open();
  await anna.goto("/new?rules=classic");
  const box = anna.locator('[name="chat"]');
  assert.equal(await box.isChecked(), false, "off unless somebody wants it");
  await box.check();
  await anna.locator('[name="side"][value="white"]').check();
  await anna.locator("#you").fill("Anna");
  await anna.locator("#begin button.main").click();
  await anna.locator("#chat").waitFor();
  const link = await anna.locator("#invite-link").inputValue();

  const bert = await on.open({ touch: true });
  await bert.goto(new URL(link).pathname + new URL(link).hash);
  await bert.locator("#seat-chat").waitFor();
  assert.equal(await bert.locator("#chat").isVisible(), false, "not before sitting down");
  await bert.locator("#sit-name").fill("Bert");
  await bert.locator("#sit-down").click();
  await bert.locator("#chat").waitFor();
  await bert.locator("#chat-text").fill("<i>Hello</i> Anna");
  await bert.locator("#chat-form button").click();
  await bert.locator("#chat-lines p", { hasText: "You: <i>Hello</i> Anna" }).waitFor();
  await anna.locator("#chat-lines p", { hasText: "Bert: <i>Hello</i> Anna" }).waitFor();
  // What is written while somebody has no net is there when it is back.
  await anna.context().setOffline(true);
  await anna.locator("main[data-lost]").waitFor();
  await bert.locator("#chat-text").fill("Are you there?");
  await bert.locator("#chat-form button").click();
  await bert.locator("#chat-lines p", { hasText: "Are you there?" }).waitFor();
  assert.equal(await anna.locator("#chat-lines p").count(), 1);
  await anna.context().setOffline(false);
  await anna.locator("#chat-lines p", { hasText: "Bert: Are you there?" }).waitFor();
  assert.equal(await anna.locator("#chat-lines p").count(), 2);
  assert.equal(await anna.evaluate(() => scrollY), 0, "the page stays at the board");
  assert.equal(await bert.evaluate(() => document.documentElement.scrollWidth), 360);
  for (const page of [anna, bert]) {
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), []);
  }
  // Who watches reads nothing of it.
  const carla = await on.open();
  await carla.goto(new URL(link).pathname);
  await carla.locator("#seat-watch").waitFor();
  assert.equal(await carla.locator("#chat").isVisible(), false);
});
