// @ts-check
// What the page says by itself in the middle of a turn; the messages stand on <main>.

/** @type {Record<string, string> | undefined} */
let messages;

/**
 * A message with its blanks filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [blanks]
 * @returns {string}
 */
export function words(name, blanks = {}) {
  messages ??= JSON.parse(document.querySelector("main")?.dataset.words ?? "{}");
  const message = messages?.[name] ?? "";
  return message.replace(/\{(\w+)\}/g, (_, blank) => String(blanks[blank] ?? ""));
}
