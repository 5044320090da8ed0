import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
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

test("no code reads the languages of a browser: nobody is sent to a page by them", () => {
  const readers = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /navigator\.languages?\b|Accept-Language/i.test(readFileSync(join("src", file), "utf8")),
    )
  expect(readers).toEqual([])
})
