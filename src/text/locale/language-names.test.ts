import { languageNames } from "./language-names"

test("each language has its own name for itself, without its region", () => {
  expect([...languageNames(["en-US", "es", "pt-BR", "ar", "he", "ja"])]).toEqual([
    ["en-US", "English"],
    ["es", "Español"],
    ["pt-BR", "Português"],
    ["ar", "العربية"],
    ["he", "עברית"],
    ["ja", "日本語"],
  ])
})

test("two with one name say their regions", () => {
  expect([...languageNames(["pt-PT", "pt-BR", "es"]).values()]).toEqual([
    "Português (Portugal)",
    "Português (Brasil)",
    "Español",
  ])
})
