import { readFileSync } from "node:fs"
import { parseAllRedirects } from "@netlify/redirect-parser"
import { expect, test } from "../helpers/base"
import { localNotFoundPages } from "../../src/model/pages/languages/not-found-pages"
import { notFoundFile } from "../../src/routes/not-found"
import { bothForms, partsOfFormer } from "../../src/model/hosts/address-forms"
import { redirectRules } from "../../scripts/serve/rules/netlify"
import { owner, pages, pathsOf, routes } from "../../test/pages"

/** `_redirects`, as read by the host's own parser and served by `npm run serve`. */

const feed = "/rss.xml"

/** Former addresses without a question mark; e2e/conditions/hosts.spec.ts asks for the others. */
const plainOf = (formerPaths: readonly string[]) =>
  formerPaths.filter((former) => !former.includes("?")).map((former) => partsOfFormer(former).from)

/** Short forms, each page's former addresses, and addresses in another case (R1.6). */
const expected: Record<string, string> = Object.fromEntries(
  [
    ["/about", `/about-${owner.slug}/`],
    ["/blogs", `/${owner.slug}-blogs/`],
    ...(pathsOf("article").length > 0 ? ["/feed", "/rss"].map((from) => [from, feed]) : []),
    ...pages.flatMap(({ path, formerPaths }) =>
      [path, ...plainOf(formerPaths)].map((from) => [from.replace(/\/$/, ""), path]),
    ),
  ]
    .flatMap(([from = "", to = ""]) => [
      [from, to],
      [from.toLowerCase(), to],
    ])
    .filter(([from, to]) => `${from}/` !== to && (to === feed || routes.includes(to ?? ""))),
)

test("the host accepts every rule, and each leads to a page, not to another rule", async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: ["public/_redirects"],
    configRedirects: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  const all = redirectRules.parse(redirects)
  const lines = readFileSync("public/_redirects", "utf8").split("\n")
  expect(all).toHaveLength(lines.filter((line) => /^[^#]/.test(line)).length)
  // The 404 page of each further language comes after all redirects.
  const moved = all.filter(({ status }) => status !== 404)
  expect(all.slice(moved.length).map(({ to }) => to)).toEqual(
    localNotFoundPages(pages).map((path) => notFoundFile(path)),
  )
  const found = moved.filter(({ query }) => Object.keys(query).length === 0)
  expect(Object.fromEntries(found.map(({ path, to }) => [path, to]))).toEqual(expected)
  expect(found.every(({ status, force }) => status === 301 && !force)).toBe(true)
  const sources = new Set(found.map(({ path }) => path))
  for (const { to } of found) {
    expect([feed, ...routes]).toContain(to)
    expect(sources).not.toContain(to.replace(/\/$/, ""))
  }
})

test("each redirect takes one step, with and without the trailing slash, and keeps the query", async ({
  request,
}) => {
  for (const [from, to] of Object.entries(expected)) {
    for (const address of bothForms(from)) {
      const response = await request.get(`${address}?from=card`, { maxRedirects: 0 })
      expect(response.status(), address).toBe(301)
      expect(response.headers()["location"], address).toBe(`${to}?from=card`)
    }
    expect((await request.get(from, { maxRedirects: 1 })).status()).toBe(200)
  }
})

test("a page's path without the slash redirects to the page", async ({ request }) => {
  const response = await request.get("/contact?a=b", { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()["location"]).toBe("/contact/?a=b")
})

test("an address has the same page in whatever language a browser asks for it", async ({ request }) => {
  const languages = [...new Set(pages.map(({ language }) => language)), "fr"]
  const answers = await Promise.all(
    languages.map(async (language) => {
      const answer = await request.get("/", { headers: { "Accept-Language": language }, maxRedirects: 0 })
      return [answer.status(), await answer.text()]
    }),
  )
  expect(answers).toEqual(answers.map(() => [200, answers[0]?.[1]]))
  expect(readFileSync("public/_redirects", "utf8")).not.toMatch(/Language=/i)
})
