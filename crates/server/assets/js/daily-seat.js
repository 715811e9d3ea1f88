// @ts-check
// By what this browser is known in the tables of the days.

import { recall, remember } from "./memory.js";
import { freshToken } from "./secrets.js";

const SEAT = "seat-daily";

/** @returns {Record<string, string>} */
export function authorization() {
  const token = recall(SEAT) ?? freshToken();
  remember(SEAT, token);
  return { authorization: `Bearer ${token}` };
}
