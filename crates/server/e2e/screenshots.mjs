// @ts-check
// Pictures of the main pages for README and docs: light, dark and on a phone.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { create, look, playTurns } from "./support/api.mjs";
import { launchBrowser, openPage } from "./support/browser.mjs";
import { mouse } from "./support/hands.mjs";
import { golden, shows } from "./support/play.mjs";
import { startServer } from "./support/server.mjs";

/** @typedef {import("./support/browser.mjs").Reader} Reader */

const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

/** @type {Record<string, Reader>} */
const READERS = { light: {}, dark: { dark: true }, phone: { touch: true } };

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

const server = await startServer();
const browser = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  const { address } = server;
  const mill = await playTurns(
    address,
    await create(address, { rules: "fed_sv" }),
    "d6 d2 b6 f4 a7 b4 e3 c4 d1 g4",
  );
  const computer = await create(address, {
    rules: "classic",
    fen: "1W1/BW1/2B/W2B2/1W1/B1W/1B1 w 3 3 0",
    names: { white: "Anna" },
    opponent: { kind: "computer", level: 5, plays: "black" },
  });
  /** @type {Record<string, string>} */
  const pages = {
    home: "/",
    new: "/new?rules=classic&opponent=computer",
    hint: `/game/${computer.id}`,
    mill: `/game/${mill.id}`,
    draughts: `/game/${(await after(address, "english", 18)).id}`,
    wolf: `/game/${(await after(address, "wolf", 14)).id}`,
    battue: `/game/${(await after(address, "battue", 12)).id}`,
    pegs: `/game/${(await after(address, "pegs33", 9)).id}`,
    result: `/game/${(await after(address, "six", 17)).id}`,
    rules: "/rules/classic",
    games: "/games",
    settings: "/settings",
  };
  for (const [reader, how] of Object.entries(READERS)) {
    const page = await openPage(browser, address, how);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: path.startsWith("/game/") ? "load" : "networkidle" });
      if (path.startsWith("/game/")) await page.locator("zwick-board[data-ver]").waitFor();
      // A mill is closed, and the board asks which stone to take.
      if (name === "mill") {
        const view = await look(address, mill.id);
        await shows(page, view.ver);
        await mouse(page, view, { text: "", steps: ["f6"], takes: [], label: "" });
      }
      if (name === "hint") {
        await page.locator("#ask-hint").click();
        await page.locator("zwick-board .hint").first().waitFor();
      }
      await page.screenshot({ path: `${folder}${name}-${reader}.png` });
    }
    await page.context().close();
  }
  console.log(`${Object.keys(pages).length * Object.keys(READERS).length} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
