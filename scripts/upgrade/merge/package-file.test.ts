import { mergePackages } from "./package-file"

const text = (content: object) => JSON.stringify(content)

const base = {
  name: "site",
  version: "0.1.0",
  scripts: { start: "a", old: "b" },
  dependencies: { react: "1" },
}

test("the owner's name, packages and scripts stay, and the rest is theirs", () => {
  const own = {
    name: "ada",
    version: "2.0.0",
    scripts: { start: "a", old: "b", deploy: "c" },
    dependencies: { abacus: "1", react: "1" },
  }
  const theirs = {
    name: "a-site",
    version: "0.2.0",
    scripts: { start: "z" },
    dependencies: { react: "2", zod: "1" },
    license: "MIT",
  }
  const { text: merged, lost } = mergePackages(text(base), text(own), text(theirs))
  expect(JSON.parse(merged)).toEqual({
    name: "ada",
    version: "0.2.0",
    scripts: { start: "z", deploy: "c" },
    dependencies: { abacus: "1", react: "2", zod: "1" },
    license: "MIT",
  })
  expect(Object.keys(JSON.parse(merged).dependencies)).toEqual(["abacus", "react", "zod"])
  expect(lost).toEqual([])
})

test("a field that both changed is theirs, and told", () => {
  const changed = (react: string) => text({ ...base, dependencies: { react } })
  const { text: merged, lost } = mergePackages(text(base), changed("1.5"), changed("2"))
  expect(JSON.parse(merged)).toMatchObject({ dependencies: { react: "2" } })
  expect(lost).toEqual(["dependencies.react"])
})
