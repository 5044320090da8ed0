import { copyFileSync, cpSync, readFileSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { readContent } from "../../src/model/read/content"
import { copy } from "../../test/copies/site-snapshot"
import { namesOf, plainWords } from "../../test/pseudo-languages/plain-words"
import { expect } from "../helpers/base"
import { addresses } from "./sparse-content"
import { built, edit, exists, inContent, page } from "./built"

/** A site in German that gets English as its second language, with translations of some pages. */

const translations = "test/setup/english"

/** The pages that are there in both languages. The contact page has an address of its own in English. */
const both = [
  ["/", "/en/"],
  ["/contact/", "/en/get-in-touch/"],
  ["/kathe-blogs/", "/en/kathe-blogs/"],
  ["/lager/", "/en/lager/"],
] as const

export function addEnglish() {
  edit("site.json", (settings) => ({ ...settings, languages: [settings["language"], "en"] }))
  cpSync(translations, inContent(), { recursive: true })
  copyFileSync("test/setup/abacus.png", inContent("blog/lager/cover.png"))
}

/** Expects that the English pages of the built site are those with a translation, and that each page has one language. */
export function expectEnglishBeside() {
  const english = both.map(([, address]) => address)
  const built404 = "/en/404/"
  expect(addresses().filter(isEnglish).toSorted()).toEqual([...english, built404].toSorted())
  for (const [german, translated] of both) {
    expectAlternates(german, [german, translated])
    expectAlternates(translated, [german, translated])
  }
  const [germanWords, englishWords] = [wordsOf(germanFiles()), wordsOf(englishFiles())]
  const names = namesOf(readContent(copy, copy))
  for (const address of [...addresses(), "/404.html", "/en/404.html"]) {
    const html = parse(documentAt(address))
    const [language, own, others] = isEnglish(address)
      ? ["en", englishWords, germanWords]
      : ["de-DE", germanWords, englishWords]
    expect.soft(html.querySelector("html")?.getAttribute("lang"), address).toBe(language)
    const foreign = plainWords(html, language, names)
      .map((word) => word.toLowerCase())
      .filter((word) => others.has(word) && !own.has(word))
    expect.soft(foreign, address).toEqual([])
    const wrong = linksToEnglish(html).filter((to) => !englishFrom(address).includes(to))
    expect.soft(wrong, address).toEqual([])
  }
  expect(exists("feeds/en/rss.xml")).toBe(true)
  expect(built("feeds/en/rss.xml")).toContain("<language>en</language>")
  expect(built("rss.xml")).toContain("<language>de-DE</language>")
}

/** The English pages that a page may link to: itself in English, and from an English page all. */
function englishFrom(address: string): readonly string[] {
  if (isEnglish(address)) return both.map(([, english]) => english)
  // The 404 page at the root leads to the home of each language.
  const original = address === "/404.html" ? "/" : address
  return both.flatMap(([german, english]) => (german === original ? english : []))
}

const isEnglish = (address: string) => address.startsWith("/en/")
const documentAt = (address: string) => (address.endsWith("/") ? page(address) : built(address))

/** Expects that head and sitemap name the page in both languages, and the German one for all others. */
function expectAlternates(address: string, [german, english]: readonly [string, string]) {
  const all = [
    ["de-DE", german],
    ["en", english],
    ["x-default", german],
  ].map(([language, at]) => `${language} https://groess.dev${at}`)
  const head = parse(page(address)).querySelectorAll("head link[hreflang]:not([type])")
  const named = head.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`)
  expect.soft(named, address).toEqual(all)
  const canonical = parse(page(address)).querySelector("link[rel=canonical]")?.getAttribute("href")
  expect.soft(canonical).toBe(`https://groess.dev${address}`)
  const entry = new RegExp(`<loc>https://groess.dev${address}</loc>.*?</url>`, "s").exec(
    built("sitemap-0.xml"),
  )
  const listed = [...(entry?.[0] ?? "").matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
  expect
    .soft(
      listed.map(([, language, href]) => `${language} ${href}`),
      address,
    )
    .toEqual(all)
}

const linksToEnglish = (html: HTMLElement) =>
  html
    .querySelectorAll("a[href]")
    .map((link) => link.getAttribute("href")?.split(/[?#]/)[0] ?? "")
    .filter(isEnglish)

/** What is a draft has words of the command that began it. */
const germanFiles = () => [
  inContent("words/de.json"),
  ...filesBelow(inContent())
    .filter(
      (file) => /\.(?:json|mdx)$/.test(file) && !/\.en\.\w+$|^words|case-study|version\.json$/.test(file),
    )
    .map((file) => inContent(file)),
]
const englishFiles = () => [
  "src/words/en.json",
  ...filesBelow(translations)
    .filter((file) => /\.en\.\w+$/.test(file))
    .map((file) => `${translations}/${file}`),
]

/** The words of files in plain letters, without the names of fields. */
function wordsOf(files: readonly string[]): ReadonlySet<string> {
  const texts = files.map((file) => readFileSync(file, "utf8").replaceAll(/"\w+":|^\s*[a-z]\w*:/gm, " "))
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []))
}
