// @ts-check
// A study is kept by the tab: a page that is loaded again shows the same.

import { forTab, recallData, remember } from "./memory.js";

/** @typedef {import("./types.d.ts").Study} Study */

/**
 * @param {Study} study
 * @param {number} node the turn on show
 * @param {string} search what the address of the page asks for
 */
export function keep(study, node, search = location.search) {
  remember("analysis", JSON.stringify({ search, study, node }), forTab);
}

/**
 * What was kept for this address, if it is a study of what the server gives.
 * @param {Study} given
 * @returns {{ study: Study, node: number } | null}
 */
export function kept(given) {
  const found = recallData("analysis", forTab);
  const same = found?.search === location.search && found.study?.rules === given.rules;
  // A game that has gone on meanwhile is shown as it stands.
  return same && found.study.nodes?.length >= given.nodes.length ? found : null;
}
