// @ts-check
// A little board for lists: a picture that nobody plays on.

import { drawBoard } from "./drawing.js";
import { lay, playable } from "./geometry.js";
import { stone } from "./stones.js";
import { svg } from "./svg.js";

/**
 * The position of a game, small.
 * @param {Pick<import("./types.d.ts").View, "board" | "cells">} view
 * @returns {SVGSVGElement}
 */
export function littleBoard({ board, cells }) {
  const { width, height, spot } = lay(board, false);
  const stones = playable(board).flatMap((place) => {
    const cell = cells[place.name];
    if (!cell || cell.stone === "none") return [];
    return [stone(cell.stone, cell.piece ?? "man", spot(place))];
  });
  const drawing = {
    class: "board little",
    viewBox: `0 0 ${width} ${height}`,
    "data-kind": board.kind,
    "aria-hidden": "true",
  };
  return svg("svg", drawing, [drawBoard(board, false), ...stones]);
}
