// @ts-check
// The server's own interface, as the tests use it to look and to prepare.

import { randomUUID } from "node:crypto";

/** @typedef {import("../../assets/js/types.d.ts").View} View */

/**
 * Asks the server, and fails with its sentence.
 * @param {string} address
 * @param {string} path
 * @param {object} [body] posted, if there is one
 * @returns {Promise<any>}
 */
async function ask(address, path, body) {
  const response = await fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", origin: address, "accept-language": "en-GB" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/**
 * Begins a game; what is left out is as most people would have it.
 * @param {string} address
 * @param {object} wish
 * @returns {Promise<View>}
 */
export function create(address, wish) {
  const usual = {
    names: { white: "Anna", black: "Bert" },
    take_backs: true,
    clock: { kind: "none" },
    dice: "thrown",
    first: "white",
  };
  return ask(address, "/api/games", { ...usual, cmd_id: randomUUID(), ...wish });
}

/**
 * @param {string} address
 * @param {string} id
 * @returns {Promise<View>}
 */
export function look(address, id) {
  return ask(address, `/api/games/${id}`);
}

/**
 * @param {string} address
 * @param {View} view
 * @param {object} command
 * @returns {Promise<View>}
 */
export function send(address, view, command) {
  const body = { ver: view.ver, cmd_id: randomUUID(), ...command };
  return ask(address, `/api/games/${view.id}/commands`, body);
}

/**
 * Plays some turns, written as in a record.
 * @param {string} address
 * @param {View} view
 * @param {string} turns
 */
export async function playTurns(address, view, turns) {
  let now = view;
  for (const text of turns.split(" ")) now = await send(address, now, { type: "turn", text });
  return now;
}
