const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const fourNumbers = new RegExp(String.raw`^${number}(?:(?:\s+|\s*,\s*)${number}){3}$`, "i")
const length = new RegExp(String.raw`^(${number})(px|mm|cm|in|pt|pc|q)?$`, "i")

/** How many of the drawing's units, which are pixels, each CSS unit has. */
const units: Record<string, number> = {
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  q: 96 / 101.6,
}

/** A drawing's coordinates, from its `viewBox` or its size; undefined without, as it could not be scaled. */
export function viewBoxOf(attributes: ReadonlyMap<string, string>): string | undefined {
  const viewBox = attributes.get("viewBox")
  if (viewBox !== undefined) {
    const parts = viewBox.split(/\s*,\s*|\s+/)
    const isRoomy = Number(parts[2]) > 0 && Number(parts[3]) > 0
    return fourNumbers.test(viewBox) && isRoomy ? parts.join(" ") : undefined
  }
  const [width, height] = [pixels(attributes.get("width")), pixels(attributes.get("height"))]
  return width && height ? `0 0 ${width} ${height}` : undefined
}

/** A length such as `64mm` in pixels; 0 if it is relative to the drawing's surroundings. */
function pixels(value = ""): number {
  const [, size, unit = ""] = length.exec(value) ?? []
  return Math.max(0, Math.round(Number(size ?? 0) * (units[unit.toLowerCase()] ?? 1) * 1000) / 1000)
}
