// @ts-check
// The games this browser holds a seat in, and those of whoever is signed in.

import { littleBoard } from "./little.js";
import { recall, remembered } from "./memory.js";
import { remind, urgency, waiting } from "./reminders.js";

/** @typedef {import("./types.d.ts").View} View */

/** How many are shown. */
const SHOWN = 12;

/** In milliseconds. */
const MINUTE = 60_000;

/** @returns {[string, string][]} ids and secrets */
function seats() {
  return remembered("seat-").map((name) => [name.slice("seat-".length), recall(name) ?? ""]);
}

/**
 * The running games of whoever is signed in, which need no secret.
 * @returns {Promise<[string, string][]>}
 */
async function ofAccount() {
  const answer = await fetch("/api/account/games").catch(() => null);
  /** @type {{ games: { id: string }[] }} */
  const { games } = answer?.ok ? await answer.json() : { games: [] };
  return games.slice(0, SHOWN).map(({ id }) => [id, ""]);
}

/**
 * @param {string} id
 * @param {string} secret
 * @returns {Promise<View | null>}
 */
async function look(id, secret) {
  /** @type {Record<string, string>} */
  const headers = secret ? { authorization: `Bearer ${secret}` } : {};
  const answer = await fetch(`/api/games/${encodeURIComponent(id)}`, { headers }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/**
 * Whether somebody who looks plays here: a secret opens no seat that belongs to an account.
 * @param {View | null} view
 * @returns {view is View}
 */
function isOwn(view) {
  return view !== null && view.seats !== null && view.seats.you !== null;
}

/**
 * A game as it stands in a list.
 * @param {View} view
 */
function entry(view) {
  const { id, rules, names, sentence, over } = view;
  const words = document.createElement("span");
  words.className = "words";
  const name = document.createElement("strong");
  name.textContent = rules.name;
  const players = document.createElement("span");
  players.textContent = `${names.white} – ${names.black}`;
  const what = document.createElement("span");
  what.className = "sentence";
  what.textContent = sentence;
  if (over) what.dataset.over = "yes";
  words.append(name, players, what);
  const waits = waiting(view);
  if (waits) {
    const mark = document.createElement("span");
    mark.className = "waits";
    mark.dataset.waits = waits;
    mark.textContent = document.getElementById("own-games")?.dataset[waits] ?? "";
    words.append(mark);
  }
  const link = document.createElement("a");
  link.className = "resume";
  link.href = `/game/${id}`;
  link.append(littleBoard(view), words);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** @param {HTMLElement} section */
async function fill(section) {
  const signedIn = "account" in section.dataset ? await ofAccount() : [];
  const own = new Map([...signedIn, ...seats().slice(-SHOWN)]);
  const known = await Promise.all([...own].map(([id, secret]) => look(id, secret)));
  const games = known.filter(isOwn);
  games.sort((one, two) => urgency(one) - urgency(two));
  section.querySelector("ul")?.replaceChildren(...games.map(entry));
  section.hidden = games.length === 0;
  remind(games);
}

/** Fills in the own games where the page has a place for them. */
export function fillOwnGames() {
  const place = document.getElementById("own-games");
  if (!place) return;
  void fill(place);
  // Who comes back to the page sees what has happened meanwhile; who leaves it open, every minute.
  const again = () => {
    if (!document.hidden) void fill(place);
  };
  addEventListener("visibilitychange", again);
  setInterval(again, MINUTE);
}
