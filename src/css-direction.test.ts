import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type Declaration, parse } from "postcss"

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
)

/** The parts of a value such as `0 calc(1px + 2px) 0 0`. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

/** Whether a declaration names a side of the page, left or right, instead of the start or end of a line. */
function namesSide({ prop, value, parent }: Declaration): boolean {
  if (/^(margin|padding|border)-(left|right)|^(left|right)$|-(left|right)-radius$/.test(prop)) return true
  if (prop === "text-align") return /left|right/.test(value)
  // Chrome knows `inline-start` for floats from 118 on. The side is of no matter where it fills the line.
  if (prop === "float")
    return !parent?.some((each) => each.type === "decl" && each.prop === "width" && each.value === "100%")
  const [top, right, bottom, left] = partsOf(value)
  if (left === undefined) return false
  return prop === "border-radius"
    ? top !== right || bottom !== left
    : /^(margin|padding|inset|border-width)$/.test(prop) && right !== left
}

test.each(files)("%s is mirrored in a language that is written from right to left", (file) => {
  const sides: string[] = []
  parse(readFileSync(path.join("src", file), "utf8")).walkDecls((each) => {
    if (namesSide(each)) sides.push(`line ${each.source?.start?.line}: ${each.prop}: ${each.value}`)
  })
  expect(sides).toEqual([])
})
