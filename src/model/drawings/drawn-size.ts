import type { Shape } from "./shape"

/**
 * How many elements a browser draws, with all that each `use` repeats: ten lines may draw thousands. Infinity if
 * references lead deeper than `deepest` levels.
 */
export function drawnSize(root: Shape, deepest: number): number {
  const targets = new Map<string, Shape>()
  const collect = (shape: Shape) => {
    const id = shape.attributes.get("id")
    if (id !== undefined) targets.set(id, shape)
    shape.children.forEach((child) => typeof child === "string" || collect(child))
  }
  collect(root)

  const sizes = new Map<Shape, number>()
  const sizeOf = (shape: Shape, depth: number): number => {
    const known = sizes.get(shape)
    if (known !== undefined) return known
    if (depth > deepest) return Infinity
    // Browsers draw nothing if a shape uses itself.
    sizes.set(shape, 0)
    const used = shape.name === "use" && targets.get(shape.attributes.get("href")?.slice(1) ?? "")
    const parts = [...shape.children, used || ""].filter((part) => typeof part !== "string")
    const size = parts.reduce((sum, part) => sum + sizeOf(part, depth + 1), 1)
    sizes.set(shape, size)
    return size
  }
  return sizeOf(root, 1)
}
