import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readTokens } from "../../model/colors/colors"
import { contentIn } from "../../model/languages/content-in"
import { dataOf, readContent } from "../../model/read/content"
import { readJson } from "../../model/read/parse/parse-file"
import { fillAll, readOwnerTokens } from "../../model/read/read-entries"
import { languageNames } from "../../text/locale/language-names"
import { phoneNumber } from "../../text/numbers/phone-number"
import { lengthAt } from "./lengths"

/** From which widths of the window, in rem, the header shows its menu in a row, and the phone number beside it. */
export type HeaderWidths = { menu: number; number: number }

/** The widths that `header.module.css` has, from which the header looks as designed. A longer header needs more. */
export const designed: HeaderWidths = { menu: 64, number: 95 }

/** A header that fits in no window. */
const never = 999

const settings = z
  .object({
    owner: z.object({ name: z.string(), phone: z.string().optional() }),
    headerAction: z.object({ label: z.string() }).optional(),
    menu: z.array(
      z.object({
        label: z.string(),
        entries: z.array(z.unknown()).optional(),
        entriesFrom: z.string().optional(),
      }),
    ),
  })
  .catch({ owner: { name: "" }, menu: [] })

export type HeaderContent = z.infer<typeof settings> & {
  /** The names of the languages that a page has besides its own, which stand behind the menu. */
  languages?: readonly string[]
}

const widths = z.record(z.string(), z.number())

/** Read instead of imported: other fonts would change the code that builds, which makes webpack compile everything again. */
const letters = z
  .object({ display: widths, text: widths })
  .parse(JSON.parse(readFileSync("src/gatsby/header-width/letters.json", "utf8")))

/** What the header of a project shows. The content check reports a broken `site.json`, not this function. */
export function readHeader(root: string): HeaderContent {
  const file = path.join(root, "content/site.json")
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.from("{}")
  return settings.parse(fillAll(readJson(bytes.toString("utf8")).data, readOwnerTokens(bytes)))
}

/** The header of each of the languages that a project has pages in, on a page that is in all of them. */
export function readHeaders(root: string): HeaderContent[] {
  const content = readContent(root)
  const tags = new Set(content.translations.map(({ tag }) => tag))
  const [own, ...further] = content.languages
  const there = [own, ...further.filter((language) => tags.has(language.toLowerCase()))]
  if (there.length === 1) return [readHeader(root)]
  const names = languageNames(content.languages)
  return there.map((language) => ({
    ...settings.parse(dataOf("SiteSettings", contentIn(content, language).entries)[0]),
    languages: there.filter((other) => other !== language).map((other) => names.get(other) ?? other),
  }))
}

/** The widths from which the header fits in one row in every language. */
export function widestHeader(headers: readonly HeaderContent[]): HeaderWidths {
  const all = headers.map(headerWidths)
  return {
    menu: Math.max(...all.map(({ menu }) => menu)),
    number: Math.max(...all.map(({ number }) => number)),
  }
}

/** The widths from which a header fits in one row, in the site's fonts and in the fallback ones. */
export function headerWidths(content: HeaderContent): HeaderWidths {
  const menu = leastWidth(designed.menu, (width) => fits(content, width, false))
  return {
    menu,
    number: content.owner.phone
      ? Math.max(
          menu,
          leastWidth(designed.number, (width) => fits(content, width, true)),
        )
      : designed.number,
  }
}

/** The least width, in steps of half a rem, from which something holds at every width. */
function leastWidth(from: number, holds: (width: number) => boolean): number {
  const step = 0.5
  let least = never
  for (let width = 200; width >= from && holds(width); width -= step) least = width
  return least
}

/** As wide as a scroll bar may be. Media queries count it as part of the window. */
const scrollBar = 17 / 16

/** Letters may stand further apart than their widths say, as browsers round them. */
const margin = 1.02

function fits(
  { owner, menu, headerAction, languages = [] }: HeaderContent,
  width: number,
  withNumber: boolean,
): boolean {
  const tokens = readTokens()
  const token = (name: string) => lengthAt(tokens.get(name)?.value ?? "0rem", width)
  const textSize = token("text-s")
  const room = Math.min(token("page"), width - scrollBar - 2 * token("gutter"))

  // These figures are those of header.module.css.
  const logo = 1.75 + 0.6 + 1.0625 * widthOf(owner.name, letters.display)
  const labels = menu.map(
    ({ label, entries, entriesFrom }) =>
      textSize * widthOf(label, letters.text) + (entries?.length || entriesFrom ? 1.75 : 0),
  )
  const others = languages.map((name) => textSize * widthOf(name, letters.text))
  const gap = lengthAt("clamp(0.75rem, -0.45rem + 2.2vw, 2rem)", width)
  const gaps = Math.max(0, menu.length + others.length - 1) * gap
  const action = headerAction ? gap + 2 * 0.8 + textSize * widthOf(headerAction.label, letters.text) : 0
  const number = withNumber
    ? 1.375 + 0.4 + textSize * widthOf(phoneNumber(owner.phone ?? ""), letters.text)
    : 0
  const phone = owner.phone ? Math.max(token("target"), number) : 0
  const switches = 2 * token("target") + phone - 0.7
  const words = logo + [...labels, ...others].reduce((sum, label) => sum + label, 0)
  return words * margin + gaps + action * margin + switches + 2 * token("space-s") <= room
}

/** The width of a text in em. A letter that no table has, such as a Chinese one, is as wide as it is high. */
function widthOf(text: string, table: Readonly<Record<string, number>>): number {
  return (
    Array.from(text.normalize("NFC"), (letter) => table[letter] ?? 1000).reduce(
      (sum, width) => sum + width,
      0,
    ) / 1000
  )
}
