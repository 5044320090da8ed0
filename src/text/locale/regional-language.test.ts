import { formatPrice } from "./intl-formatters"
import { regionalLanguage } from "./regional-language"

test.each([
  ["es", "en-US", undefined, "es-US"],
  ["es", "en", undefined, "es-US"],
  ["es", "de", "AT", "es-AT"],
  ["pt-BR", "en-US", undefined, "pt-BR"],
  ["zh-Hans", "en-CA", null, "zh-Hans-CA"],
])("%s beside %s in %s is written as %s", (language, own, country, regional) => {
  expect(regionalLanguage(language, own, country)).toBe(regional)
})

test("a price in Spanish has the sign before it in the United States", () => {
  expect(formatPrice(12_500, regionalLanguage("es", "en-US"))).toBe("$12,500")
})
