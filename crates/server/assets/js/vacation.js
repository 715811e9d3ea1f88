// @ts-check
// Being away: who is, until when, and how to leave and come back.

import { byId, show } from "./panel.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {(type: string, rest?: object) => Promise<void>} Command */

const { lang } = document.documentElement;
const date = new Intl.DateTimeFormat(lang, { dateStyle: "full", timeStyle: "short" });

/**
 * Shows who is away, and what can be done about it.
 * @param {View} view
 */
export function fillVacation({ seats, vacation, over }) {
  const you = seats?.you ?? null;
  const away = (/** @type {"white" | "black"} */ side) => (over ? null : (vacation?.[side].back_in ?? null));
  const own = you ? away(you) : null;
  tell("away-you", own);
  let others = false;
  for (const side of /** @type {const} */ (["white", "black"])) {
    const back = side === you ? null : away(side);
    tell(`away-${side}`, back);
    others ||= back !== null;
  }
  const may = vacation?.may_leave ?? null;
  show("come-back", own !== null);
  show("leaving", may !== null);
  show("vacation", own !== null || others || may !== null);
  /** @type {HTMLInputElement} */ (byId("leave-days")).max = String(may ?? 1);
}

/**
 * Says until when somebody is away.
 * @param {string} id
 * @param {number | null} back in how many milliseconds they are back
 */
function tell(id, back) {
  const place = byId(id);
  place.hidden = back === null;
  place.dataset.words ??= place.textContent ?? "";
  if (back === null) return;
  const until = date.format(new Date(Date.now() + back));
  place.textContent = place.dataset.words.replace("{date}", until);
}

/**
 * Lets the buttons do what they say.
 * @param {Command} command
 */
export function watchVacation(command) {
  byId("come-back").addEventListener("click", () => void command("return"));
  byId("leave").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (byId("leave-days"));
    if (field.reportValidity()) void command("leave", { days: field.valueAsNumber });
  });
}
