import { renderBody } from "../../src/gatsby/render-body"
import { checkBody } from "../../src/model/check-body"
import { kindOf } from "../../src/model/kinds"
import { outlineOf } from "../../src/model/mdx"
import { readMdx } from "../../src/model/read"
import { fillIn } from "../../src/text/fill-in"
import { textGuide } from "./text-guide"

/**
 * Prints what the guide's examples become, as JSON: for the test, as Jest cannot load the compilers. The pages and files
 * that the examples name are taken to exist.
 */

const tokens = { name: "Ada Byron", first: "Ada", slug: "ada", email: "ada@ada.example" }
const file = "content/blog/a/index.mdx"
const files = ["figure.png", "poster.png"].map((name) => `content/blog/a/${name}`)
const surroundings = {
  files: new Set([...files, "static/videos/demo.mp4"]),
  pages: new Map([["/contact/", []]]),
}
const picture = {
  width: 2,
  height: 1,
  layout: "constrained",
  images: { fallback: { src: "/a.webp" } },
} as const

async function render(title: string, example: string) {
  const body = fillIn(example, tokens)
  const found = kindOf("blog/a/index.mdx")
  if (!found) throw new Error(`${file} is of no kind`)
  const source = readMdx(`---\na: b\n---\n\n${example}\n`)
  const faults = checkBody({ file, ...found, source, data: {} }, await outlineOf(body), tokens, surroundings)
  const { html } = await renderBody(body, "", () => Promise.resolve(picture))
  return { title, html, faults: faults.map(({ reason }) => reason) }
}

async function main() {
  console.log(
    JSON.stringify(await Promise.all(textGuide.map(({ title, example }) => render(title, example)))),
  )
}

void main()
