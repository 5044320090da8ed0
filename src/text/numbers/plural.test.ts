import { pluralCategories } from "../../words/plural-categories"
import { plural } from "./plural"

const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" }

test.each(["en", "es", "de", "pl", "ru", "ar", "he", "lv", "cy", "sl", "ja", "lt"])(
  "in %s each number has the form that the language's rules give it",
  (language) => {
    const rules = new Intl.PluralRules(language)
    const categories = pluralCategories(language)
    const counts = Array.from({ length: 1200 }, (_, count) => count)
    expect(counts.map((count) => plural(forms, count, categories, {}))).toEqual(
      counts.map((count) => rules.select(count)),
    )
  },
)

test("a form that a word lacks is that of all other numbers, and tokens are filled in", () => {
  expect(plural({ other: "{count} days" }, 1, pluralCategories("en"), { count: "1" })).toBe("1 days")
})

test("a language with few forms says so in few words", () => {
  expect(pluralCategories("es")).toEqual(["other", "one", "other"])
  expect(pluralCategories("ja")).toEqual(["other"])
})
