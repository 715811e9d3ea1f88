// @ts-check
// A game that has as many spectators as it may have.

import assert from "node:assert/strict";
import { test } from "node:test";

import { stage } from "../support/spec.mjs";

const on = stage({ away: true, options: ["--spectators", "1"] });

test("a spectator for whom there is no room is told so, and has room when another leaves", async () => {
  const anna = await on.open();
  await anna.goto("/new?rules=classic");
  await anna.locator("#begin button.main").click();
  await anna.locator("#seat-send").waitFor();
  const game = new URL(anna.url()).pathname;
  const first = await on.open();
  const told = new Promise((resolve) =>
    first.on("websocket", (line) => line.once("framereceived", resolve)),
  );
  await first.goto(game);
  await told;
  assert.equal(await first.locator("#crowded").isVisible(), false);
  const second = await on.open();
  await second.goto(game);
  await second.locator("#crowded").waitFor();
  assert.equal(await second.locator("#lost").isVisible(), false);
  await first.context().close();
  await second.locator("#crowded").waitFor({ state: "hidden", timeout: 60_000 });
});
