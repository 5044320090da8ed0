import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { copyFixture, fixture } from "../../../test/fixture"
import { state } from "../schema/content-types/state"
import { readSitePages } from "../pages/site-pages"
import { checkContent } from "./check"

const place = "content/states/yorkshire.json"
const whole = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(path.join(fixture, place), "utf8")))

const parts = [
  "videos",
  "intro",
  "impact",
  "benefits",
  "features",
  "mistakes",
  "services",
  "local",
  "differentiators",
  "areas",
  "closing",
]

const without = (left: readonly string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !left.includes(key)))

test.each(parts)("a state's page may lack its %s", (part) => {
  expect(whole).toHaveProperty(part)
  expect(state.safeParse(without([part])).error?.issues).toBeUndefined()
})

test("a state's page with nothing but its headline is no mistake, and has its title", async () => {
  const root = copyFixture()
  writeFileSync(path.join(root, place), JSON.stringify(without(parts)))
  const { errors } = await checkContent(root)
  // Jest cannot load the compilers of texts.
  expect(errors.filter(({ file }) => !file.endsWith(".mdx"))).toEqual([])
  const titles = readSitePages(root).flatMap(({ template, title }) =>
    template === "state-landing" ? [title] : [],
  )
  expect(titles).toContainEqual(expect.stringContaining("Yorkshire"))
  rmSync(root, { recursive: true })
})
