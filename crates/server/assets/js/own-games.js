// @ts-check
// The games this browser holds a seat in: nobody else knows which they are.

/** @typedef {import("./types.d.ts").View} View */

/** How many are shown. */
const SHOWN = 12;

/** @returns {[string, string][]} ids and secrets */
function seats() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("seat-"));
    return names.map((name) => [name.slice("seat-".length), localStorage.getItem(name) ?? ""]);
  } catch {
    return [];
  }
}

/**
 * @param {string} id
 * @param {string} secret
 * @returns {Promise<View | null>}
 */
async function look(id, secret) {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await fetch(`/api/games/${encodeURIComponent(id)}`, { headers }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/**
 * A game as it stands in a list.
 * @param {View} view
 */
function entry({ id, rules, names, sentence, over }) {
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
  const link = document.createElement("a");
  link.className = "resume";
  link.href = `/game/${id}`;
  link.append(words);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** @param {HTMLElement} section */
async function fill(section) {
  const known = await Promise.all(seats().slice(-SHOWN).map(([id, secret]) => look(id, secret)));
  const games = known.filter((view) => view !== null);
  games.sort((one, two) => Number(one.over) - Number(two.over));
  section.querySelector("ul")?.replaceChildren(...games.map(entry));
  section.hidden = games.length === 0;
}

const place = document.getElementById("own-games");
if (place) void fill(place);

export {};
