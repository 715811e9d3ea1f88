// @ts-check
// Pictures of the main pages for README and docs: light, and where it matters dark and on a phone.

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { create, look, playTurns } from "./support/api.mjs";
import { launchBrowser, openPage } from "./support/browser.mjs";
import { mouse } from "./support/hands.mjs";
import { golden, shows } from "./support/play.mjs";
import { startServer } from "./support/server.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./support/browser.mjs").Reader} Reader */

const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

/** What a picture may weigh, in bytes; a repository keeps each for ever. */
const HEAVIEST = 60_000;

/** @type {Record<string, Reader & { size: { width: number, height: number } }>} */
const READERS = {
  light: { size: { width: 1120, height: 780 } },
  dark: { dark: true, size: { width: 1120, height: 780 } },
  phone: { touch: true, size: { width: 360, height: 740 } },
};

/**
 * A page that is shown.
 * @typedef {object} Sight
 * @property {string} path
 * @property {string} [as] how it is looked at, if not in every way
 * @property {(page: Page) => Promise<unknown>} [prepare]
 */

/**
 * A game after some turns of its golden record.
 * @param {string} address
 * @param {string} id
 * @param {number} plies
 */
async function after(address, id, plies) {
  const { wish, turns } = await golden(id);
  const start = await create(address, wish);
  return playTurns(address, start, turns.slice(0, plies).join(" "));
}

/**
 * Takes a picture that is light enough: as good as it can be.
 * @param {Page} page
 * @param {string} name
 */
async function take(page, name) {
  const session = await page.context().newCDPSession(page);
  for (const quality of [90, 80, 70, 60, 50]) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length > HEAVIEST && quality > 50) continue;
    await writeFile(`${folder}${name}.webp`, picture);
    break;
  }
  await session.detach();
}

/**
 * Everything worth a look, on a server of its own.
 * @param {string} address
 * @returns {Promise<Record<string, Sight>>}
 */
async function sights(address) {
  const mill = await playTurns(
    address,
    await create(address, { rules: "classic" }),
    "d6 d2 b6 f4 a7 b4 e3 c4 d1 g4",
  );
  const computer = await create(address, {
    rules: "classic",
    fen: "1W1/BW1/2B/W2B2/1W1/B1W/1B1 w 3 3 0",
    names: { white: "Anna" },
    opponent: { kind: "computer", level: 5, plays: "black" },
  });
  const result = await after(address, "six", 17);
  const race = await fetch(`${address}/api/races`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ problem: "cross", names: ["Anna", "Bert"] }),
  }).then((answer) => answer.json());
  const game = async (/** @type {string} */ id, /** @type {number} */ plies) =>
    `/game/${(await after(address, id, plies)).id}`;
  return {
    home: { path: "/" },
    new: { path: "/new?rules=classic&opponent=computer", as: "light phone" },
    // A mill is closed, and the board asks which stone to take.
    mill: {
      path: `/game/${mill.id}`,
      prepare: async (page) => {
        const view = await look(address, mill.id);
        await shows(page, view.ver);
        await mouse(page, view, { text: "", steps: ["f6"], takes: [], label: "" });
      },
    },
    hint: {
      path: `/game/${computer.id}`,
      as: "light",
      prepare: async (page) => {
        await page.locator("#ask-hint").click();
        await page.locator("zwick-board .hint").first().waitFor();
      },
    },
    draughts: { path: await game("english", 18) },
    wolf: { path: await game("wolf", 14), as: "light phone" },
    battue: { path: await game("battue", 12), as: "dark" },
    pegs: { path: await game("pegs33", 9) },
    result: { path: `/game/${result.id}`, as: "light" },
    analysis: {
      path: `/analysis?game=${result.id}`,
      // In the middle of the game, where the board is not full of figures.
      prepare: async (page) => {
        await page.locator("zwick-board svg").first().waitFor();
        for (let ply = 0; ply < 11; ply += 1) await page.keyboard.press("ArrowRight");
        await page.locator("button[data-turn]").first().waitFor();
      },
    },
    learn: { path: "/learn", as: "light" },
    lesson: {
      path: "/learn/first-game",
      as: "light phone",
      prepare: (page) => page.locator("main[data-ready]").waitFor(),
    },
    puzzles: { path: "/puzzles", as: "light" },
    puzzle: { path: "/puzzles/ygph", prepare: (page) => page.locator("main[data-ready]").waitFor() },
    solitaire: { path: "/solitaire", as: "light" },
    race: {
      path: `/race/${race.id}`,
      as: "light",
      prepare: (page) => page.locator("zwick-board svg").nth(1).waitFor(),
    },
    rules: { path: "/rules/classic", as: "light phone" },
    games: { path: "/games", as: "light" },
    settings: { path: "/settings", as: "light" },
    tables: { path: "/tables", as: "light" },
    languages: {
      path: "/",
      as: "light phone",
      prepare: (page) => page.locator("button.language").click(),
    },
    beside: {
      path: "/beside",
      as: "light",
      prepare: async (page) => {
        await page.getByRole("switch").click();
        await page.locator('[aria-checked="true"]').waitFor();
      },
    },
  };
}

const server = await startServer();
const browser = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (/\.(png|webp)$/.test(old)) await rm(folder + old);
  const { address } = server;
  const all = await sights(address);
  let count = 0;
  for (const [reader, { size, ...how }] of Object.entries(READERS)) {
    const page = await openPage(browser, address, how);
    await page.setViewportSize(size);
    for (const [name, { path, as, prepare }] of Object.entries(all)) {
      if (as && !as.split(" ").includes(reader)) continue;
      // What is followed is never silent.
      const isLive = /^\/(game|race|tables)/.test(path);
      await page.goto(path, { waitUntil: isLive ? "load" : "networkidle" });
      if (path.startsWith("/game/")) await page.locator("zwick-board[data-ver]").waitFor();
      await prepare?.(page);
      await take(page, `${name}-${reader}`);
      count += 1;
    }
    await page.context().close();
  }
  console.log(`${count} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
