import type { Facts } from "../facts"
import type { Change } from "./changes"
import { fillFields, fillText } from "./fill"
import { socialsOf } from "./socials"
import { has, valuesOf } from "./values"

/** What the hero's words take turns in. */
const drawings = ["window", "phone", "layout", "pointer", "letters", "curve"]

/** Pages whose first words are written only if they have something to show. */
const optional: Readonly<Record<string, "booking" | "pricing">> = {
  "pages/booking.json": "booking",
  "pages/pricing.json": "pricing",
}

/** The words of all pages. Those of pages that are not there yet wait for the first project or article. */
export function pageFiles(facts: Facts, files: ReadonlySet<string>): Change[] {
  const hasSocials = socialsOf(facts, files).shown.length > 0
  const values = valuesOf(facts)
  return [...facts.starter.files]
    .filter(([file]) => file.startsWith("pages/"))
    .filter(([file]) => !optional[file] || has(optional[file], facts))
    .map(([file, first]) => ({
      file: `content/${file}`,
      content:
        typeof first === "string"
          ? fillText(first, values)
          : ofPage(file, withSocials(fillFields(first, values), hasSocials), facts),
    }))
}

/** Where the owner's pages on other sites are offered, if there are some. */
const withSocials = (fields: unknown, hasSocials: boolean): object =>
  Object(
    JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
      key === "social" ? value === true && hasSocials : value,
    ),
  )

/** A page with what no first words can say: the hero's words, and the calendar. */
function ofPage(file: string, fields: object, { makes, calendar, starter }: Facts): object {
  if (file === "pages/booking.json") return { ...fields, calendar }
  if (file !== "pages/home.json") return fields
  const words = (makes ?? starter.phrases.makes).map((text, index) => ({
    text,
    image: { src: `./home/${drawings[index % drawings.length]}.svg`, alt: "" },
  }))
  const { title, ...rest } = Object(Object(fields).hero)
  return { ...fields, hero: { title, words, ...rest } }
}

/** The drawings that these pages show. */
export const drawingFiles = ({ makes, starter }: Facts): Change[] =>
  ["not-found", ...drawings.slice(0, (makes ?? starter.phrases.makes).length)].map((name) => ({
    file: `content/pages/${name === "not-found" ? "" : "home/"}${name}.svg`,
    content: starter.drawings.get(name),
  }))
