import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { packageFolder } from "./licenses"
import { licensesPlugin } from "./licenses-plugin"

type Module = { resource?: string; modules?: Module[]; isUnused?: true }

let root: string
const at = (file: string) => path.join(root, file)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "licenses-"))
  mkdirSync(at("public"))
  add("node_modules/gatsby", { name: "gatsby", version: "5.1.0", license: "MIT" }, "MIT for all")
  add("node_modules/webpack", { name: "webpack", version: "5.2.0", license: "MIT" }, "MIT for packs")
})

afterEach(() => rmSync(root, { recursive: true }))

function add(folder: string, description: object, license?: string) {
  mkdirSync(at(folder), { recursive: true })
  writeFileSync(at(`${folder}/package.json`), JSON.stringify(description))
  if (license) writeFileSync(at(`${folder}/LICENSE`), `${license}\r\n`)
}

/** The text that the plugin writes after webpack has made scripts of some modules. */
function written(modules: Module[], hasErrors = false): string {
  licensesPlugin(root).apply({
    hooks: {
      done: {
        tap: (_, then) =>
          then({
            hasErrors: () => hasErrors,
            compilation: {
              modules,
              chunkGraph: { getNumberOfModuleChunks: (module) => ("isUnused" in module ? 0 : 1) },
            },
          }),
      },
    },
  })
  return hasErrors ? "" : readFileSync(at("public/licenses.txt"), "utf8")
}

test("names every package that has a module in the scripts, also within a joined one, each license once", () => {
  add("node_modules/@a/one", { name: "@a/one", version: "1.0.0", license: "MIT" }, "MIT for all")
  add(
    "node_modules/gatsby/node_modules/two",
    { name: "two", version: "2.0.0", license: "ISC" },
    "ISC for two",
  )
  add("node_modules/unused", { name: "unused", version: "3.0.0", license: "MIT" }, "MIT for none")
  const text = written([
    { resource: at("src/pages/index.tsx") },
    { resource: at(".cache/production-app.js") },
    { modules: [{ resource: at("node_modules/@a/one/dist/a.js") }, { resource: at("src/a.ts") }] },
    { resource: at("node_modules/gatsby/node_modules/two/index.js") },
    { resource: at("node_modules/unused/index.js"), isUnused: true },
  ])
  expect(text).toContain("@a/one 1.0.0\ngatsby 5.1.0\n\nMIT for all\n")
  expect(text).toContain("two 2.0.0\n\nISC for two\n")
  expect(text).toContain("webpack 5.2.0\n\nMIT for packs\n")
  expect(text.match(/MIT for all/g)).toHaveLength(1)
  expect(text).not.toMatch(/unused|\r/)
  expect(text).not.toContain(root)
})

test("a package without a license file has what its description says", () => {
  add("node_modules/a", { name: "a", version: "1.0.0", license: "MIT", author: { name: "Ada" } })
  add("node_modules/b", { name: "b", version: "1.0.0", license: "ISC" })
  const text = written([{ resource: at("node_modules/a/a.js") }, { resource: at("node_modules/b/b.js") }])
  expect(text).toContain("a 1.0.0\n\nUnder MIT, by Ada.")
  expect(text).toContain("b 1.0.0\n\nUnder ISC.")
})

test("what NOTICE.md names is there as plain text, with addresses that visitors can open", () => {
  writeFileSync(
    at("NOTICE.md"),
    "# Notice\n\n| What | From |\n| --- | --- |\n| `a.woff2` | [A](https://a.example/), [a copy](static/fonts/A.txt), [b](src/b.txt) |\n\nMore.\n",
  )
  expect(written([])).toContain("\n\na.woff2\nA (https://a.example/), a copy (/fonts/A.txt), b\n")
})

test("after errors nothing is written", () => {
  written([], true)
  expect(existsSync(at("public/licenses.txt"))).toBe(false)
})

test.each([
  ["/site/node_modules/react/index.js", "/site/node_modules/react"],
  ["/site/node_modules/@a/b/node_modules/@c/d/index.js", "/site/node_modules/@a/b/node_modules/@c/d"],
  ["/site/.cache/loader.js", path.join("/site", "node_modules/gatsby")],
  ["/site/src/pages/index.tsx", undefined],
])("the package of %s is in %s", (module, folder) => {
  expect(packageFolder("/site", module)).toBe(folder)
})
