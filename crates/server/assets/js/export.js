// @ts-check
// Records and pictures as files.

import { byId, say } from "./panel.js";
import { svg } from "./svg.js";

/** @typedef {import("./types.d.ts").Study} Study */

/** What a drawing takes from the style sheets. */
const STYLES = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "opacity", "font-family", "font-size", "font-weight", "text-anchor", "stop-color", "flood-color",
  "color", "display", "paint-order", "filter",
];

/** What some elements take besides. @type {Record<string, string[]>} */
const FORMS = { circle: ["r"], rect: ["rx"] };

/** How wide a picture is, in pixels. */
const WIDTH = 1200;

/**
 * @param {() => { study: Study, board: HTMLElement }} now
 */
export function watchExport(now) {
  byId("export").addEventListener("click", (event) => {
    const button = event.target instanceof HTMLButtonElement ? event.target : null;
    if (!button) return;
    const { form, picture } = button.dataset;
    const { study, board } = now();
    say("export-problem", "");
    if (form) void saveRecord(study, form);
    if (picture) void savePicture(board, picture === "png", `zwick-${study.rules ?? ""}`);
  });
}

/**
 * @param {Study} study
 * @param {string} form
 */
async function saveRecord(study, form) {
  const answer = await fetch("/api/analyse/record", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ ...study, form }),
  }).catch(() => null);
  if (!answer) return;
  if (!answer.ok) {
    say("export-problem", (await answer.json()).detail);
    return;
  }
  const name = /filename="([^"]*)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  save(await answer.blob(), name ?? "zwick.txt");
}

/**
 * @param {HTMLElement} board
 * @param {boolean} pixels
 * @param {string} name
 */
async function savePicture(board, pixels, name) {
  const live = /** @type {SVGSVGElement | null} */ (board.querySelector("svg.board"));
  if (!live) return;
  const { drawing, width, height } = standalone(live);
  const text = new XMLSerializer().serializeToString(drawing);
  const picture = new Blob([text], { type: "image/svg+xml" });
  if (!pixels) {
    save(picture, `${name}.svg`);
    return;
  }
  const address = URL.createObjectURL(picture);
  const image = new Image(WIDTH, (WIDTH * height) / width);
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
  canvas.toBlob((blob) => blob && save(blob, `${name}.png`), "image/png");
}

/**
 * A drawing that needs no style sheet and no other drawing.
 * @param {SVGSVGElement} live
 */
function standalone(live) {
  const copy = /** @type {SVGSVGElement} */ (live.cloneNode(true));
  dress(live, copy);
  for (const hit of copy.querySelectorAll(".hit")) hit.remove();
  const shared = document.querySelector("svg.definitions defs");
  if (shared) {
    const defs = /** @type {Element} */ (shared.cloneNode(true));
    dress(shared, defs);
    copy.prepend(defs);
  }
  const { width, height } = live.viewBox.baseVal;
  const drawing = svg("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height });
  drawing.append(...copy.childNodes);
  return { drawing, width, height };
}

/**
 * Writes the styles of every element into its copy, as attributes.
 * @param {Element} live
 * @param {Element} copy
 */
function dress(live, copy) {
  const [from, to] = [live, copy].map((root) => [...root.querySelectorAll("*")]);
  from?.forEach((element, index) => {
    const styles = getComputedStyle(element);
    for (const name of [...STYLES, ...(FORMS[element.localName] ?? [])]) {
      const value = styles.getPropertyValue(name);
      // A gradient is named by its address in the page; in a file it stands beside.
      if (value && value !== "auto") to?.[index]?.setAttribute(name, value.replace(/url\("[^"]*#/g, 'url("#'));
    }
    for (const name of ["role", "tabindex", "aria-label", "aria-pressed"]) to?.[index]?.removeAttribute(name);
  });
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
