// @ts-check
// Moments in the reader's own time and words; the server, which knows no time zone, has written
// them in universal time.

const DAY = 86_400_000;
const { lang } = document.documentElement;
const clock = new Intl.DateTimeFormat(lang, { timeStyle: "short" });
const date = new Intl.DateTimeFormat(lang, { dateStyle: "long" });
const near = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });

/**
 * The midnight before a moment.
 * @param {Date} moment
 */
function midnight(moment) {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/**
 * Today and yesterday by their words, other days by their date.
 * @param {Date} moment
 */
function day(moment) {
  const days = Math.round((midnight(moment) - midnight(new Date())) / DAY);
  return days > -2 && days <= 0 ? near.format(days, "day") : date.format(moment);
}

/** Writes every moment of the page anew. */
export function fillTimes() {
  for (const time of document.querySelectorAll("time")) {
    const moment = new Date(time.dateTime);
    if (!Number.isNaN(moment.getTime())) time.textContent = `${day(moment)}, ${clock.format(moment)}`;
  }
}
