import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../../../test/fixture"
import { checkContent } from "../check"

let root: string

beforeEach(() => {
  root = copyFixture()
})
afterEach(() => rmSync(root, { recursive: true }))

const invitation = {
  title: "Draw it",
  text: "A name is enough.",
  example: "A name",
  action: { label: "Send it", to: "/contact/" },
}
const change = (page: string, fields: object) => {
  const file = path.join(root, "content/pages", `${page}.json`)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...fields }))
}
const warned = async () =>
  (await checkContent(root)).warnings.flatMap(({ file, place }) => (place === "sketch" ? [file] : []))

test("a sketch of a name is told where the contact form has none: no page would show it", async () => {
  change("home", { sketch: invitation })
  change("not-found", { sketch: invitation })
  change("contact", { sketch: undefined })
  expect(await warned()).toEqual(["content/pages/home.json", "content/pages/not-found.json"])
  change("contact", {
    sketch: {
      title: "Draw yours",
      text: "A sketch.",
      trades: ["A shop", "A studio"].map((name) => ({ name, layout: "shop", line: name })),
      moods: ["Warm", "Fresh"].map((name) => ({
        name,
        paper: "#ffffff",
        ink: "#111111",
        accent: "#0f6b52",
      })),
    },
  })
  expect(await warned()).toEqual([])
})
