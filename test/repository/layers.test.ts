import { readFileSync, readdirSync } from "node:fs"
import { parse } from "jsonc-parser"
import { z } from "zod"

const settings = z.object({
  overrides: z.array(
    z.object({
      files: z.array(z.string()),
      rules: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** The folders of src whose imports a rule of their own limits: `src/a/**` or `src/{a,b}/**`. */
function layers(): string[] {
  const { overrides } = settings.parse(parse(readFileSync(".oxlintrc.json", "utf8")))
  return overrides
    .filter(({ rules }) => "no-restricted-imports" in rules)
    .flatMap(({ files }) => files)
    .flatMap((files) => /^src\/\{?([\w,-]+)\}?\/\*\*$/.exec(files)?.[1]?.split(",") ?? [])
}

test("every folder of src with code is in a layer whose imports oxlint checks", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withCode = folders.map(({ name }) => name).filter((name) => name !== "styles")
  expect(withCode.filter((name) => !layers().includes(name))).toEqual([])
})
