import { readFileSync } from "node:fs"
import { isSample } from "../../../test/is-sample"
import { type HeaderContent, designed, headerWidths, readHeader, widestHeader } from "./header-width"
import headerLoader from "./header-loader"
import { lengthAt } from "./lengths"

const owner = { name: "Ada Byron" }
const entries = (count: number, label: string) => Array.from({ length: count }, () => ({ label }))

test("a menu that fits has the designed widths, and the sample's is such a menu", () => {
  expect(headerWidths({ owner, menu: entries(4, "Work") })).toEqual(designed)
  expect(isSample ? headerWidths(readHeader(process.cwd())) : designed).toEqual(designed)
})

const width = (menu: HeaderContent["menu"], name = owner.name) => headerWidths({ owner: { name }, menu }).menu

test("a longer menu needs a wider window: more entries, longer words, dropdowns, a longer name", () => {
  const eight = width(entries(8, "Recommended"))
  expect(eight).toBeGreaterThan(designed.menu)
  expect(width(entries(9, "Recommended"))).toBeGreaterThan(eight)
  expect(width(entries(8, "Recommendations"))).toBeGreaterThan(eight)
  expect(width(entries(8, "Recommended").map((entry) => ({ ...entry, entries: [1] })))).toBeGreaterThan(eight)
  expect(width(entries(8, "Recommended"), "Augusta Ada King, Countess of Lovelace")).toBeGreaterThan(eight)
})

test("the page's other languages stand in the row, too, and the widest header of all languages decides", () => {
  const seven = { owner, menu: entries(7, "Recommended") }
  const spanish = { ...seven, languages: ["Español"] }
  expect(headerWidths(spanish).menu).toBeGreaterThan(headerWidths(seven).menu)
  expect(headerWidths({ ...seven, languages: ["Español", "Deutsch"] }).menu).toBeGreaterThan(
    headerWidths(spanish).menu,
  )
  expect(widestHeader([seven, spanish])).toEqual(headerWidths(spanish))
  expect(widestHeader([spanish, seven])).toEqual(headerWidths(spanish))
})

test("a menu that fits no page opens with its button in every window", () => {
  expect(headerWidths({ owner, menu: entries(40, "Recommendations") }).menu).toBeGreaterThan(500)
})

test("the phone number is written out only where it fits beside the menu", () => {
  const phoned = { ...owner, phone: "+15125550142" }
  const few = headerWidths({ owner: phoned, menu: entries(4, "Work") })
  expect(few).toEqual(designed)
  const many = headerWidths({ owner: phoned, menu: entries(10, "Recommended") })
  expect(many.number).toBeGreaterThan(many.menu)
})

test("the style sheet gets these widths in place of the designed ones", () => {
  const css = readFileSync("src/components/header/header.module.css", "utf8")
  const change = (options: typeof designed) => headerLoader.call({ getOptions: () => options }, css)
  expect(change(designed)).toBe(css)
  const changed = change({ menu: 80.5, number: 110 })
  expect(changed).not.toMatch(/\b(?:64|63\.99|95)rem\b/)
  expect(changed).toMatch(/\(min-width: 80\.5rem\)/)
  expect(changed).toMatch(/\(max-width: 80\.49rem\)/)
  expect(changed).toMatch(/\(max-width: 110rem\)/)
})

test.each([
  ["2rem", 2],
  ["32px", 2],
  ["10vw", 8],
  ["clamp(1rem, 0.5rem + 1vw, 2rem)", 1.3],
  ["clamp(1rem, 5vw, 2rem)", 2],
])("%s is %d rem in a window of 80 rem", (value, rem) => {
  expect(lengthAt(value, 80)).toBeCloseTo(rem)
})
