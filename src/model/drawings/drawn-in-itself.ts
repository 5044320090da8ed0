import type { LineIssue } from "../errors/content-issue"
import { localUrl } from "./allowed-values"
import type { Shape } from "./shape"

/** Elements that are drawn only where something refers to them. */
const held = new Set(
  "defs symbol clipPath mask marker pattern linearGradient radialGradient filter".split(" "),
)

/** The id of a part that is drawn within itself, such as a group with a `use` of itself. Browsers leave it out. */
function drawnInItself(root: Shape): string | undefined {
  const shapes = shapesOf(root)
  const targets = targetsOf(shapes)
  const finished = new Set<Shape>()
  const around = new Set<Shape>()
  // Not recursive: a file may have more references in a row than a stack has room for.
  const open = shapes.toReversed()
  for (let shape = open.at(-1); shape; shape = open.at(-1)) {
    if (around.delete(shape)) finished.add(shape)
    if (finished.has(shape)) {
      open.pop()
      continue
    }
    around.add(shape)
    for (const part of partsOf(shape, targets).toReversed()) {
      if (around.has(part)) return part.attributes.get("id")
      open.push(part)
    }
  }
  return undefined
}

function shapesOf(root: Shape): Shape[] {
  const shapes = [root]
  // The list grows while it is read.
  for (const { children } of shapes)
    for (const child of children) if (typeof child !== "string") shapes.push(child)
  return shapes
}

/** The shapes by their ids. Of several with one id, the first counts. */
function targetsOf(shapes: readonly Shape[]): ReadonlyMap<string, Shape> {
  return new Map(shapes.toReversed().map((shape) => [shape.attributes.get("id") ?? "", shape]))
}

/** What is drawn with a shape: its children, and what its attributes refer to. */
function partsOf({ attributes, children }: Shape, targets: ReadonlyMap<string, Shape>): Shape[] {
  const drawn = children.flatMap((child) => (typeof child === "string" || held.has(child.name) ? [] : child))
  const ids = [...attributes].flatMap(([name, value]) =>
    name === "href" ? value.slice(1) : [...value.matchAll(localUrl)].map(([, , id = ""]) => id),
  )
  return [...drawn, ...ids.flatMap((id) => targets.get(id) ?? [])]
}

/** Tells the owner that a part of a drawing is drawn within itself, at the line that names the part. */
export function circularUseIssues(svg: string, root: Shape): LineIssue[] {
  const id = drawnInItself(root)
  if (id === undefined) return []
  const line = svg.split("\n").findIndex((text) => text.includes(`id="${id}"`) || text.includes(`id='${id}'`))
  return [
    {
      line: Math.max(0, line) + 1,
      reason: `draws #${id} within itself, which no browser can; take the reference to it out of it, or out of what it uses`,
    },
  ]
}
