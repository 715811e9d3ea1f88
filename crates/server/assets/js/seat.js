// @ts-check
// The seat of whoever looks: secrets stay in this browser, and links are made of them.
//
// A secret comes behind the # of an address, which no server and no other page ever sees.

import { recall, remember } from "./memory.js";
import { announce, byId, show } from "./panel.js";
import { copies, fragment, freshToken, hideFragment } from "./secrets.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {(type: string, rest?: object) => Promise<void>} Command */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));
const game = main.dataset.game ?? "";
/** What was kept while nothing can be. @type {Map<string, string>} */
const fallback = new Map();

takeFragment();

/** The secret that opens the own seat. */
export function seatToken() {
  return kept(`seat-${game}`);
}

/** The link for the other player, as long as one is waited for. */
export function inviteLink() {
  return byId("seat-send").hidden ? "" : field("invite-link").value;
}

/** Draws the secrets of the own seat and of an invitation, and keeps them before they are sent. */
export function drawSeats() {
  const [seat, invite] = [freshToken(), freshToken()];
  keep(`seat-${game}`, seat);
  keep(`invite-${game}`, invite);
  return { seat, invite };
}

/** The header of a request that needs the seat. @returns {Record<string, string>} */
export function authorization() {
  const token = seatToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/**
 * Goes to another game of the same players, with the same seat.
 * @param {string} id
 */
export function goTo(id) {
  const token = seatToken();
  if (token) keep(`seat-${id}`, token);
  location.assign(`/game/${id}`);
}

/**
 * Shows what there is to say about seats.
 * @param {View} view
 */
export function fillSeat({ seats, over, names, computer, can, clock }) {
  if (!seats) return;
  const { you, awaited } = seats;
  const invite = kept(`invite-${game}`);
  const waiting = awaited !== null && !over;
  const invited = waiting && you === null && invite !== null;
  const card = byId("seat");
  card.hidden = false;
  card.dataset.side = (invited ? awaited : you) ?? "";
  show("seat-send", waiting && you !== null && invite !== null);
  show("call-off", can.abort);
  show("seat-sit", invited);
  show("seat-watch", you === null && !invited);
  show("seat-rated", seats.rated);
  show("seat-own", you !== null);
  // Who plays by an account has no secret to carry elsewhere, and needs none.
  show("seat-elsewhere", seatToken() !== null);
  if (document.getElementById("seat-keep")) show("seat-keep", seats.can_own);
  for (const side of /** @type {const} */ (["white", "black"])) {
    const badge = byId(`account-${side}`);
    badge.hidden = seats[side] === null;
    fillPlayer(badge, seats[side]?.name ?? null, names[side]);
    write(badge, ".rating", seats[side]?.rating);
    write(badge, ".change", seats[side]?.change);
  }
  const agreed = byId("seat-clock");
  agreed.hidden = clock === null;
  agreed.textContent = clock?.agreed ?? "";
  field("invite-link").value = address("invite", invite);
  field("seat-link").value = address("seat", seatToken());
  main.toggleAttribute("data-watching", you === null);
  if (computer) return;
  main.setAttribute("data-link", "");
  for (const side of /** @type {const} */ (["white", "black"])) {
    const name = byId(`name-${side}`).firstChild;
    // Who has a page is called by the link to it.
    const called = seats[side]?.name ? "" : names[side];
    if (name && name.textContent !== called) name.textContent = called;
  }
}

/**
 * Lets a name lead to the page of its player; who has deleted the account has none, and is not signed in.
 * @param {HTMLElement} badge
 * @param {string | null} name of the account
 * @param {string} shown
 */
function fillPlayer(badge, name, shown) {
  write(badge, ".name", name === null ? "" : shown);
  badge.querySelector(".mark")?.toggleAttribute("hidden", name === null);
  const link = badge.querySelector("a.person");
  if (name === null) link?.removeAttribute("href");
  else link?.setAttribute("href", `/player/${encodeURIComponent(name)}`);
}

/**
 * @param {HTMLElement} place
 * @param {string} part of it
 * @param {string | null | undefined} text
 */
function write(place, part, text) {
  const shown = place.querySelector(part);
  if (shown) shown.textContent = text ?? "";
}

/**
 * Lets the buttons about seats do what they say.
 * @param {Command} command
 * @param {() => void} reopen the line, with the seat that was just taken
 */
export function watchSeat(command, reopen) {
  if (!("seated" in main.dataset)) return;
  copies("copy-invite", "invite-link", announce);
  copies("copy-seat", "seat-link", announce);
  if (document.getElementById("copy-watch")) copies("copy-watch", "watch-link", announce);
  byId("call-off").addEventListener("click", () => void command("abort"));
  document.getElementById("own-seat")?.addEventListener("click", () => void command("own"));
  byId("offer-all").addEventListener("click", () => void offerAll());
  byId("seat-sit").addEventListener("submit", (event) => {
    event.preventDefault();
    const invite = kept(`invite-${game}`);
    if (!invite) return;
    // Kept before it is sent: whatever becomes of the answer, the seat is not lost.
    const seat = seatToken() ?? freshToken();
    keep(`seat-${game}`, seat);
    // Who is signed in is called by the account and asked for no name.
    const called = /** @type {HTMLInputElement | null} */ (document.getElementById("sit-name"));
    const name = called?.value.trim() ?? "";
    void command("sit", { invite, seat, name }).then(reopen);
  });
}

/** Tells the invitation to everybody. */
async function offerAll() {
  const answer = await fetch(`/api/games/${game}/open`, {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization() },
    body: JSON.stringify({ invite: kept(`invite-${game}`) }),
  }).catch(() => null);
  show("offered-all", answer?.ok ?? false);
  show("offer-all", !answer?.ok);
}

/** Takes the secrets out of the address, so that it can be shown to anybody. */
function takeFragment() {
  for (const name of ["seat", "invite"]) {
    const secret = fragment(name);
    if (secret) keep(`${name}-${game}`, secret);
  }
  hideFragment();
}

/**
 * A link to this game with a secret behind it.
 * @param {string} name
 * @param {string | null} secret
 */
function address(name, secret) {
  const start = main.dataset.seated || `${location.origin}/`;
  return secret ? `${start}game/${game}#${name}=${secret}` : "";
}

/** @param {string} id */
function field(id) {
  return /** @type {HTMLInputElement} */ (byId(id));
}

/**
 * @param {string} name
 * @param {string} secret
 */
function keep(name, secret) {
  fallback.set(name, secret);
  remember(name, secret);
}

/** @param {string} name */
function kept(name) {
  return recall(name) ?? fallback.get(name) ?? null;
}
