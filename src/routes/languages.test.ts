import { languageAt } from "./languages"

test.each([
  ["/", "en-US"],
  ["/es/", "es"],
  ["/es/precios/", "es"],
  ["/estimate/", "en-US"],
  ["/pt-br/termos/", "pt-BR"],
  ["/pt/", "pt"],
])("%s is in %s", (path, language) => {
  expect(languageAt(path, ["en-US", "es", "pt", "pt-BR"])).toBe(language)
})
