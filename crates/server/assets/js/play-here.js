// @ts-check
// The way from the page of analysis to a new game that begins with the position on show.

import { byId } from "./panel.js";

/**
 * @param {import("./types.d.ts").View} view
 * @param {import("./types.d.ts").Study} study
 */
export function fillPlayHere({ fen, over }, { rules, rule_text }) {
  const link = /** @type {HTMLAnchorElement} */ (byId("play-here"));
  /** @type {Record<string, string>} */
  const named = rule_text === null ? { rules: rules ?? "" } : { rule_text };
  link.href = `/new?${new URLSearchParams({ ...named, begin: "position", fen })}`;
  link.hidden = over;
}
