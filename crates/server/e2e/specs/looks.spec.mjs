// @ts-check
// Board, stones and sound: chosen on a page of their own, there from the first drawing on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { create, look, playTurns } from "../support/api.mjs";
import { mouse } from "../support/hands.mjs";
import { makeTurn, openGame } from "../support/play.mjs";
import { stage } from "../support/spec.mjs";

/** @typedef {import("playwright-core").Page} Page */

const on = stage();

/**
 * What a page draws boards and stones with.
 * @param {Page} page
 */
function drawn(page) {
  return page.evaluate(() => {
    const style = (/** @type {string} */ of) => {
      const element = document.querySelector(`zwick-board ${of}`);
      if (!element) throw new Error(`no ${of}`);
      return getComputedStyle(element);
    };
    const named = (/** @type {string} */ value) => /#([\w-]+)/.exec(value)?.[1] ?? value;
    return {
      plank: named(style(".wood").fill),
      hand: named(style(".line").filter),
      white: named(style(".stone.white .body").fill),
      mark: named(style(".stone.white circle.mark").fill),
      size: style(".stone.black circle.mark").r,
    };
  });
}

test("a look is chosen by its picture, remembered, and there at once", async () => {
  const page = await on.open();
  const view = await create(on.server.address, { rules: "classic" });
  await playTurns(on.server.address, view, "d6 d2");
  await page.goto(`/settings?game=${view.id}`);
  assert.equal(await page.locator(".look[aria-current]").count(), 2);
  await page.getByRole("link", { name: "Slate" }).click();
  await page.getByRole("link", { name: "Sun and moon" }).click();
  await page.locator(".look[aria-current] strong", { hasText: "Sun and moon" }).waitFor();
  assert.deepEqual(await page.locator(".look[aria-current] strong").allTextContents(), ["Slate", "Sun and moon"]);
  await page.getByRole("link", { name: "Back to the game" }).click();
  // The server has written it into the page: no script has to put it on.
  assert.match((await (await page.request.get(page.url())).text()).slice(0, 300), /data-board="slate" data-stones="marked"/);
  await page.locator("zwick-board[data-ver]").waitFor();
  assert.deepEqual(await drawn(page), {
    plank: "plank-slate",
    hand: "scratched",
    white: "white-marked",
    mark: "sun",
    size: "21px",
  });
});

test("without a choice it is wood with ivory and ebony", async () => {
  const page = await on.open();
  const view = await create(on.server.address, { rules: "classic" });
  await playTurns(on.server.address, view, "d6 d2");
  await openGame(page, await look(on.server.address, view.id));
  assert.deepEqual(await drawn(page), {
    plank: "plank-wood",
    hand: "none",
    white: "white-ivory",
    mark: "none",
    size: "7px",
  });
});

test("every picture shows its own look, whatever the page wears", async () => {
  const page = await on.open();
  await page.goto("/settings?board=cloth&stones=turned");
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll(".look .board")].map((board) => {
      const [wood, stone] = [".wood", ".stone.white .body"].map((part) => board.querySelector(part));
      if (!wood || !stone) throw new Error("a picture lacks something");
      const named = (/** @type {Element} */ of) => {
        const { fill } = getComputedStyle(of);
        return /#([\w-]+)/.exec(fill)?.[1] ?? "plain";
      };
      return `${named(wood)} ${named(stone)}`;
    }),
  );
  assert.deepEqual(shown, [
    "plank-wood white-turned",
    "plank-slate white-turned",
    "plain white-turned",
    "woven white-turned",
    "woven white-ivory",
    "woven plain",
    "woven white-turned",
    "woven white-marked",
  ]);
});

test("high contrast outweighs the colours of a look, not its forms", async () => {
  const page = await on.open();
  const view = await create(on.server.address, { rules: "classic" });
  await playTurns(on.server.address, view, "d6 d2");
  await page.goto(`/game/${view.id}?board=slate&stones=marked&theme=contrast`);
  await page.locator("zwick-board[data-ver]").waitFor();
  const line = await page.evaluate(() => {
    const [rim, stroke] = [".rim", ".line"].map((part) => document.querySelector(`zwick-board ${part}`));
    return rim && stroke && [getComputedStyle(rim).fill, getComputedStyle(stroke).stroke];
  });
  assert.deepEqual(line, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  assert.equal((await drawn(page)).mark, "sun");
});

test("sounds are heard once they are switched on, and each for what happens", async () => {
  const page = await on.open();
  /** @type {string[]} */
  const heard = [];
  // The page tells of them in its own time.
  const hears = async (/** @type {number} */ count) => {
    for (const end = Date.now() + 5000; heard.length < count && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return heard.splice(0);
  };
  await page.exposeFunction("tellHeard", (/** @type {string} */ sound) => heard.push(sound));
  await page.addInitScript(() => {
    document.addEventListener("heard", (event) => {
      // @ts-expect-error the test has put it there
      window.tellHeard(/** @type {CustomEvent} */ (event).detail.sound);
    });
  });
  const { address } = on.server;
  const view = await create(address, { rules: "classic" });
  await openGame(page, view);
  await play(page, view.id, "d6");
  assert.deepEqual(heard, [], "it is off at first");
  await page.goto("/settings?sound=on");
  for (const sample of await page.locator("[data-sample]").all()) await sample.click();
  assert.deepEqual(await hears(5), ["set", "slide", "take", "mill", "over"]);
  await openGame(page, await look(address, view.id));
  for (const text of ["d2", "b6", "b2", "f6xd2"]) await play(page, view.id, text);
  assert.deepEqual(await hears(6), ["set", "set", "set", "set", "mill", "take"]);
  await page.locator("#more > summary").click();
  await page.locator("#resign").click();
  await page.locator("#resign-send").click();
  await page.locator("#result").waitFor();
  assert.deepEqual(await hears(1), ["over"]);
});

/**
 * @param {Page} page
 * @param {string} id
 * @param {string} text
 */
async function play(page, id, text) {
  const view = await look(on.server.address, id);
  const turn = view.turns.find((other) => other.text === text);
  assert.ok(turn, text);
  await makeTurn(page, view, turn, mouse);
}

test("axe finds nothing on the page, and it is no wider than a phone", async () => {
  const page = await on.open({ touch: true });
  for (const theme of ["light", "dark", "contrast"]) {
    await page.goto(`/settings?theme=${theme}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), [], theme);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  }
});
