// @ts-check
// Two people at two screens: a game by link in which both have sat down.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */
/** @typedef {ReturnType<typeof import("./spec.mjs").stage>} Stage */

const SEATS = { white: "a".repeat(64), black: "c".repeat(64) };

/**
 * What two players do at a server of a stage.
 * @param {Stage} on
 */
export function seated(on) {
  /**
   * @param {string} path
   * @param {"white" | "black" | null} side
   * @param {object} body
   * @returns {Promise<View>}
   */
  async function ask(path, side, body) {
    const seat = side ? { authorization: `Bearer ${SEATS[side]}` } : {};
    const headers = { "content-type": "application/json", "accept-language": "en-GB", ...seat };
    const response = await fetch(on.server.address + path, {
      method: "POST",
      headers: /** @type {Record<string, string>} */ (headers),
      body: JSON.stringify({ cmd_id: randomUUID(), ...body }),
    });
    const text = await response.text();
    assert.ok(response.ok, `${response.status} ${text}`);
    return JSON.parse(text);
  }

  return {
    ask,

    /**
     * Begins a game by link, Anna with White and Bert with Black, and opens it for both.
     * @param {object} wish
     * @param {import("./browser.mjs").Reader} [reader]
     */
    async sit(wish, reader = {}) {
      const invite = "b".repeat(64);
      const opponent = { kind: "link", plays: "black" };
      const names = { white: "Anna" };
      const view = await ask("/api/games", null, { names, opponent, seat: SEATS.white, invite, ...wish });
      const sat = { type: "sit", invite, seat: SEATS.black, name: "Bert", ver: view.ver };
      const now = await ask(`/api/games/${view.id}/commands`, null, sat);
      const [anna, bert] = [await on.open(reader), await on.open({ ...reader, language: "de" })];
      await anna.goto(`/game/${view.id}#seat=${SEATS.white}`);
      await bert.goto(`/game/${view.id}#seat=${SEATS.black}`);
      for (const page of [anna, bert]) await page.locator("#seat-own").waitFor();
      return { view: now, anna, bert };
    },

    /**
     * Plays turns for whoever is to move.
     * @param {View} view
     * @param {string} turns
     */
    async play(view, turns) {
      let now = view;
      for (const text of turns.split(" ")) {
        const command = { type: "turn", text, ver: now.ver };
        now = await ask(`/api/games/${view.id}/commands`, now.turn, command);
      }
      return now;
    },
  };
}
