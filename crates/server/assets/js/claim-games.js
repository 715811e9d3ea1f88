// @ts-check
// Games that were begun in this browser before signing in, kept in the account.

import { freshId } from "./api.js";
import { recall, remembered } from "./memory.js";
import { fillTimes } from "./times.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {{ view: View, secret: string }} Held */

/** @param {string} secret */
const showing = (secret) => ({ authorization: `Bearer ${secret}` });

/**
 * The game of a seat in this browser, if the account does not have it yet.
 * @param {string} name under which the secret is kept
 * @returns {Promise<Held | null>}
 */
async function look(name) {
  const secret = recall(name) ?? "";
  const address = `/api/games/${encodeURIComponent(name.slice("seat-".length))}`;
  const answer = await fetch(address, { headers: showing(secret) }).catch(() => null);
  if (!answer?.ok) return null;
  const view = /** @type {View} */ (await answer.json());
  return view.seats?.can_own ? { view, secret } : null;
}

/** @param {Held} held */
async function claim({ view, secret }) {
  const headers = { "content-type": "application/json", ...showing(secret) };
  const body = JSON.stringify({ type: "own", ver: view.ver, cmd_id: freshId() });
  await fetch(`/api/games/${view.id}/commands`, { method: "POST", headers, body }).catch(() => null);
}

/**
 * Offers the games where the page has a place for that.
 * @param {HTMLElement} place
 */
async function offer(place) {
  const all = await Promise.all(remembered("seat-").map(look));
  const found = all.filter((held) => held !== null);
  place.hidden = found.length === 0;
  place.querySelector("button")?.addEventListener("click", async () => {
    for (const held of found) await claim(held);
    location.reload();
  });
}

fillTimes();
const place = document.getElementById("claim-games");
if (place) void offer(place);
