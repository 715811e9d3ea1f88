// @ts-check
// Making SVG elements.

const NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * An SVG element with its attributes and children.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Node[]} [children]
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, children = []) {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * A group moved to a spot.
 * @param {import("./types.d.ts").Spot} spot
 * @param {Record<string, string | number>} attributes
 * @param {Node[]} children
 */
export function groupAt({ x, y }, attributes, children) {
  return svg("g", { transform: `translate(${x} ${y})`, ...attributes }, children);
}
