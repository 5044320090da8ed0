import type { Shape } from "./shape"

const paints = new Set(["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"])
const black = /^(?:black|#(?:000){1,2}|rgb\(0, ?0, ?0\))$/i
const colorless = /^(?:none|currentcolor|inherit|transparent)$/i

/** Gives a drawing in black alone, as icon sets have, the text's color: black would not be seen in the dark scheme. */
export function inTextColor(root: Shape): Shape {
  if (root.children.length === 0 || !isBlack(root)) return root
  const drawn = recolored(root)
  const fill = drawn.attributes.get("fill") ?? "currentColor"
  return { ...drawn, attributes: new Map([...drawn.attributes, ["fill", fill]]) }
}

const isBlack = ({ attributes, children }: Shape): boolean =>
  [...attributes].every(([name, value]) => !paints.has(name) || black.test(value) || colorless.test(value)) &&
  children.every((child) => typeof child === "string" || isBlack(child))

const recolored = ({ name, attributes, children }: Shape): Shape => ({
  name,
  attributes: new Map(
    [...attributes].map(([attribute, value]) => [
      attribute,
      paints.has(attribute) && black.test(value) ? "currentColor" : value,
    ]),
  ),
  children: children.map((child) => (typeof child === "string" ? child : recolored(child))),
})
