import { readFileSync } from "node:fs"
import { parse } from "node-html-parser"
import type { Rule } from "../expect-rules"

/** The keys that the privacy page names. One that ends in a bar goes on with something else. */
const listed = parse(readFileSync("public/privacy/index.html", "utf8"))
  .querySelectorAll("#storage dt code")
  .map(({ text }) => text)

const isListed = (key: string) =>
  listed.some((name) => key === name || (name.endsWith("|") && key.startsWith(name)))

/** Whatever the page has stored on the device is on the privacy page. */
export const unlistedKeys: Rule = async (page) => {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => `the cookie ${name}`)
  return [...keys.filter((key) => !isListed(key)), ...cookies]
}
