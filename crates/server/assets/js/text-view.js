// @ts-check
// The board as a table, for those who read it.

/** @typedef {import("./types.d.ts").View} View */

/**
 * Fills a table with what stands on the board, row by row as printed.
 * @param {HTMLElement} table
 * @param {View} view
 */
export function fillTable(table, { board, cells }) {
  const head = row([cell("td", ""), ...board.files.map((file) => cell("th", file, "col"))]);
  const rows = board.ranks.map((rank, y) => {
    const places = board.points.filter((place) => place.y === y && (place.dark || cells[place.name]));
    const columns = board.files.map((_, x) => {
      const place = places.find((other) => Math.floor(other.x) === x);
      return cell("td", place ? (cells[place.name]?.label ?? place.name) : "");
    });
    return row([cell("th", rank, "row"), ...columns]);
  });
  const [thead, tbody] = [document.createElement("thead"), document.createElement("tbody")];
  thead.append(head);
  tbody.append(...rows);
  const caption = table.querySelector("caption");
  table.replaceChildren(...(caption ? [caption] : []), thead, tbody);
  fillLines(board);
}

/**
 * Which places lie on one line; squares have none.
 * @param {View["board"]} board
 */
function fillLines({ kind, tracks }) {
  const list = document.getElementById("text-lines");
  if (!list) return;
  const shown = kind === "lines" ? tracks : [];
  const lines = shown.map((track) => {
    const line = document.createElement("li");
    line.textContent = track.join(" – ");
    return line;
  });
  list.replaceChildren(...lines);
  if (list.parentElement) list.parentElement.hidden = lines.length === 0;
}

/** @param {HTMLElement[]} cells */
function row(cells) {
  const element = document.createElement("tr");
  element.append(...cells);
  return element;
}

/**
 * @param {"td" | "th"} tag
 * @param {string} text
 * @param {string} [scope]
 */
function cell(tag, text, scope) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (scope) element.setAttribute("scope", scope);
  return element;
}
