import { splitByFont } from "./split-by-font"
import { drawnCharacters, hasGlyph, undrawable } from "./drawable-characters"
import { fontFiles } from "./faces"

const drawn = (text: string) =>
  splitByFont(text, "regular")
    .map((part) => part.text)
    .join("")

/** Latin, of which every owner's fonts have some. */
const words = "Sites for shops"

test.each([
  ["accents in two code points", "fac\u0327ade", "façade"],
  ["a hyphen that does not break", "well\u2011known", "well-known"],
  ["a narrow space that does not break", "5\u202f000", "5\u00a0000"],
  ["other spaces", "10\u2009km\u3000on", "10 km on"],
  ["a soft hyphen and a joiner", "an\u00adoth\u200der", "another"],
  ["a ligature that is a character", "\ufb01nal", "final"],
  ["bold letters that are characters of their own", "\u{1d401}\u{1d428}\u{1d425}\u{1d41d}", "Bold"],
  ["full-width letters", "\uff21\uff22", "AB"],
])("%s are drawn in plain letters, and nothing is reported", (_, text, plain) => {
  expect(drawn(text)).toBe(plain)
  expect(undrawable(text)).toEqual([])
})

test("a character that no font has is left out with a space, and reported as the reader sees it, once", () => {
  expect(drawn(`Sites \u{1f680} for shops \u{1f680}`)).toBe("Sites for shops ")
  expect(drawn(`\u{1f680} ${words}`)).toBe(words)
  expect(drawn("\u{1f680}")).toBe("")
  expect(undrawable("\u{1f680} and \u{1f469}\u200d\u{1f4bb}, \u{1f680}")).toEqual([
    "\u{1f680}",
    "\u{1f469}\u200d\u{1f4bb}",
  ])
})

test("a letter is drawn without an accent that no font has, and reported", () => {
  expect(drawn("a\u20e3b")).toBe("ab")
  expect(undrawable("a\u20e3b")).toEqual(["a\u20e3"])
})

test("what is said to be drawable, a font file has, and every part stands in a file that has its letters", () => {
  const text = `Łucja Şahin, Nguyễn; (мир) → ≈ ≥ ✓ № Ω! ${words} \u{1f680} 木 \u05d0`
  const reported = undrawable(text)
  const whole = drawnCharacters(text).filter(({ character }) => !reported.includes(character))
  expect(whole.filter(({ drawn: shown }) => !fontFiles.some((file) => hasGlyph(file, shown)))).toEqual([])
  expect(reported).toContain("\u{1f680}")
  expect(splitByFont(text, "title").filter((part) => !hasGlyph(part.file, part.text))).toEqual([])
})

test("a word that one file has is of one font with its punctuation", () => {
  const whole = ["мир,", "React→Vue", "(Sites)"].filter((word) => undrawable(word).length === 0)
  // An owner's fonts may have no Cyrillic.
  expect(whole.filter((word) => splitByFont(word, "regular").length !== 1)).toEqual([])
})
