import { existsSync, readFileSync, readdirSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { routes } from "../../test/pages"

/** Parts that a site has only if its owner asks for them (e2e/copies/entries/settings.ts has them), and the Markdown alternates. */

const scripts = () =>
  readdirSync("public")
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`public/${name}`, "utf8"))

test("no file has anything of the counters or the editor", () => {
  const { counter, editor } = JSON.parse(readFileSync("content/site.json", "utf8"))
  test.skip(counter !== undefined || editor !== undefined, "This site has them.")
  expect(existsSync("public/admin")).toBe(false)
  expect(readFileSync("public/_headers", "utf8")).not.toContain("/admin")
  expect(scripts().filter((code) => /GoatCounter|globalPrivacyControl/.test(code))).toEqual([])
})

test("every page has its Markdown alternate, served as Markdown, and llms.txt names it", async ({
  request,
  baseURL,
}) => {
  const { llms } = JSON.parse(readFileSync("content/site.json", "utf8"))
  test.skip(llms === "off", "This site has none.")
  const list = await (await request.get("/llms.txt")).text()
  expect(list).toMatch(/^# .+\n\n> .+\n\n## /)
  const named = [...list.matchAll(/^- \[.+\]\((https:\S+)\): .+$/gm)].map(
    ([, address = ""]) => new URL(address).pathname,
  )
  for (const route of routes) {
    const alternate = `${route}index.html.md`
    const answer = await request.get(alternate)
    expect(answer.headers(), alternate).toMatchObject({
      "content-type": expect.stringMatching(/^text\/markdown; charset=utf-8$/i),
      "x-robots-tag": "noindex",
    })
    expect(await answer.text(), alternate).toMatch(/^# \S/m)
    if (!route.includes("/tags/")) expect(named, route).toContain(alternate)
    const html = await (await request.get(route)).text()
    expect(html, route).not.toContain("index.html.md")
  }
  expect(new Set(named).size).toBe(named.length)
  for (const alternate of named)
    expect((await request.get(alternate)).status(), `${baseURL}${alternate}`).toBe(200)
})
