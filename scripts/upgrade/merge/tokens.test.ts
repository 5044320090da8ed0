import { addNewTokens, newTokens } from "./tokens"

const base = ":root {\n  --paper: white;\n}\n\n.dark {\n  --ink: white;\n}\n"

test("a new token stands where it stands in the newer sheet, also in a block that the owner's has not", () => {
  const theirs = `:root {\n  --paper: white;\n  --sheet: snow;\n}\n\n.dark {\n  --ink: white;\n  --sheet: black;\n}\n
@media (prefers-contrast: more) {\n  :root {\n    --ink: black;\n  }\n}\n`
  const own = base.replace("--paper: white;", "--paper: pink;\n  --mine: 1px;")
  const text = addNewTokens(own, base, theirs)
  expect(text)
    .toBe(`:root {\n  --paper: pink;\n  --sheet: snow;\n  --mine: 1px;\n}\n\n.dark {\n  --ink: white;\n  --sheet: black;\n}\n
@media (prefers-contrast: more) {\n  :root {\n    --ink: black;\n  }\n}\n`)
  expect(newTokens(text, own)).toEqual(["--sheet"])
})

test("a token that the owner took out stays out", () => {
  const own = ":root {\n  --mine: 1px;\n}\n"
  expect(addNewTokens(own, base, base)).toBe(own)
})
