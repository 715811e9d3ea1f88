// @ts-check
// Every page, for every reader.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, playTurns, send } from "../support/api.mjs";
import { golden } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

const on = stage();

/** The pages that need no game. */
const PAGES = [
  "/",
  "/new?rules=classic",
  "/new?rules=wuerfel",
  "/new?rules=pegs33",
  "/games",
  "/rules",
  "/rules/classic",
  "/rules/english",
  "/rules/own",
  "/tables",
  "/analysis",
  "/nowhere",
];

/** Games at some point, each a page. */
async function games() {
  const { address } = on.server;
  const mill = await create(address, { rules: "classic" });
  await playTurns(address, mill, "d6 d2 b6 b2 f6xd2");
  const draughts = await create(address, { rules: "english" });
  const hunt = await create(address, { rules: "wolf" });
  const pegs = await create(address, { rules: "pegs15" });
  const dice = await create(address, { rules: "wuerfel", dice: "entered" });
  const over = await create(address, { rules: "classic", clock: { kind: "total", minutes: 5 } });
  await send(address, over, { type: "resign" });
  const offered = await create(address, { rules: "classic" });
  await send(address, await playTurns(address, offered, "d6"), { type: "offer" });
  return [mill, draughts, hunt, pegs, dice, over, offered].map(({ id }) => `/game/${id}`);
}

for (const dark of [false, true]) {
  test(`axe finds nothing on any page, ${dark ? "dark" : "light"}`, async () => {
    const page = await on.open({ dark });
    for (const path of [...PAGES, ...(await games())]) {
      await page.goto(path);
      if (path.startsWith("/game/")) await page.locator("zwick-board[data-ver]").waitFor();
      for (const details of await page.locator("details:not([open]) > summary").all()) {
        if (await details.isVisible()) await details.click();
      }
      assert.deepEqual(await found(page), [], path);
    }
  });
}

test("axe finds nothing in high contrast, nor in a dialog", async () => {
  const page = await on.open();
  const { turns } = await golden("brettspielnetz");
  const view = await create(on.server.address, { rules: "brettspielnetz" });
  await playTurns(on.server.address, view, turns.slice(0, 4).join(" "));
  await page.goto("/?theme=contrast");
  assert.deepEqual(await found(page), []);
  await page.goto(`/game/${view.id}`);
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.locator("#more > summary").click();
  await page.locator("#claim").click();
  assert.deepEqual(await found(page), []);
});

/** @param {import("playwright-core").Page} page */
async function found(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

test("the home page is light", async () => {
  const page = await on.open();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  console.log(`the home page is ${(bytes / 1000).toFixed(1)} kB over the wire`);
  assert.ok(bytes > 1000 && bytes < 100_000, `${bytes} bytes`);
});

test("a game begins from the home page, without a script but for the board", async () => {
  const page = await on.open();
  await page.goto("/");
  await page.locator('a[href^="/new?rules=classic"]').first().click();
  await page.locator('main form[method="post"] button').click();
  await page.waitForURL("**/game/*");
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.goto("/games");
  const games = page.locator('main a[href^="/game/"]');
  assert.ok((await games.count()) > 0);
});

for (const script of [true, false]) {
  test(`the game in the list is the one that begins, ${script ? "with" : "without"} a script`, async () => {
    const page = await on.open();
    if (!script) await page.route("**/js/new.js", (route) => route.abort());
    await page.goto("/new?rules=classic");
    await page.locator("#white").fill("Anna");
    await page.locator("#rules").selectOption("wolf");
    if (script) {
      await page.waitForURL("**/new?rules=wolf");
      assert.equal(await page.locator("#white").inputValue(), "Anna");
    }
    await page.locator("#begin button.main").click();
    await page.locator('main[data-family="wolf"] zwick-board[data-ver]').waitFor();
    assert.match((await page.locator("#name-white").textContent()) ?? "", /^Anna/);
  });
}

test("a game begun by mistake is deleted", async () => {
  const page = await on.open();
  const { id } = await create(on.server.address, { rules: "classic" });
  await page.goto(`/game/${id}`);
  await page.locator("zwick-board[data-ver]").waitFor();
  await page.locator("#more > summary").click();
  await page.locator("#abort button").click();
  await page.waitForURL("**/games");
  assert.equal(await page.locator(`a[href="/game/${id}"]`).count(), 0);
});

test("no page is wider than a phone", async () => {
  const page = await on.open({ touch: true });
  for (const path of PAGES) {
    await page.goto(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360, path);
  }
});
