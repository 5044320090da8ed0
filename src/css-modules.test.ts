import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => path.join("src", file))

const uses = sources.flatMap((file) => {
  const source = readFileSync(file, "utf8")
  const imports = [...source.matchAll(/import \* as (\w+) from "(.+\.module\.css)"/g)]
  return imports.map(([, alias = "", module = ""]) => {
    const classes = [...source.matchAll(new RegExp(`\\b${alias}\\.(?!module\\.css)(\\w+)`, "g"))].map(
      ([, name = ""]) => name,
    )
    return { file, module: path.join(path.dirname(file), module), classes: [...new Set(classes)] }
  })
})

test.each(uses)("every class that $file uses is in its CSS module", ({ module, classes }) => {
  const css = readFileSync(module, "utf8")
  expect(classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(css))).toEqual([])
})

test("every class of a CSS module is used", () => {
  const unused = [...new Set(uses.map(({ module }) => module))].flatMap((module) => {
    const names = new Set(uses.filter((use) => use.module === module).flatMap(({ classes }) => classes))
    const own = [
      ...readFileSync(module, "utf8")
        .replace(/:global\([^)]*\)/g, "")
        .matchAll(/\.([a-z][A-Za-z]+)\b(?=[^{}]*\{)/g),
    ].map(([, name = ""]) => name)
    return [...new Set(own)].filter((name) => !names.has(name)).map((name) => `${module} .${name}`)
  })
  expect(unused).toEqual([])
})

test("only the tokens name a color", () => {
  const others = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
  )
  const named = others.filter((file) =>
    /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\((?!from var)/i.test(
      readFileSync(path.join("src", file), "utf8"),
    ),
  )
  expect(named).toEqual([])
})
