import { type HTMLElement, parse } from "node-html-parser"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { expect } from "../helpers/base"
import { inPublic, page } from "./built"

/** The rules of a site that has little of something: nothing is left empty, useless or alone. They are read from its HTML. */

/** The address of every built page. */
export const addresses = () =>
  filesBelow(inPublic())
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:404|admin)\//.test(file))
    .map((file) => `/${file.replace(/index\.html$/, "")}`)

/** Expects that no built page has a part that lacks what it is for. */
export function expectNothingLost() {
  const found = addresses().flatMap((address) => {
    const html = parse(page(address))
    return Object.entries(rules).flatMap(([name, rule]) =>
      rule(html, address).map((element) => `${address} ${name}: ${shown(element)}`),
    )
  })
  expect.soft(found).toEqual([])
}

const shown = ({ rawTagName, text }: HTMLElement) => `${rawTagName} ${text.trim().slice(0, 60)}`

type Rule = (html: HTMLElement, address: string) => HTMLElement[]

/** What says something without words. */
const media = "img, video, svg, form, iframe"

const headings = "h1, h2, h3, h4"

const rules: Readonly<Record<string, Rule>> = {
  "has an empty part": (html) =>
    html
      .querySelectorAll(`ul, ol, dl, nav, section, ${headings}`)
      .filter((part) => part.text.trim() === "" && !part.querySelector(media)),

  "has a heading right before another": (html) => html.querySelectorAll(headings).filter(standsAlone),

  "has a heading without a body": (html) =>
    html.querySelectorAll("main :is(h2, h3, h4)").filter((heading) => {
      const holder = heading.parentNode
      const isAlone = holder?.text.trim() === heading.text.trim() && !holder.querySelector(media)
      const next = holder?.nextElementSibling
      // The body may follow a heading that has a part for itself. An opener's answer does.
      const hasBody = next && !next.querySelector(heading.rawTagName)
      return isAlone && !hasBody
    }),

  "has a section of headings alone": (html) =>
    html.querySelectorAll("main section").filter((section) => {
      const words = section.querySelectorAll(headings).map(({ text }) => text.trim())
      return section.text.trim().length <= words.join("").length && !section.querySelector(media)
    }),

  "leads to itself": (html, address) =>
    html
      .querySelectorAll("main a:not([aria-current]), footer p a")
      .filter((link) => link.getAttribute("href") === address),

  "has a menu of one link": (html) =>
    html
      .querySelectorAll("header nav ul ul, footer nav:has(h3)")
      .filter((menu) => menu.querySelectorAll("a").length < 2),

  "has a list of one place on the page": (html) =>
    html
      .querySelectorAll("main :is(ul, ol):has(a[href^='#'])")
      .filter((list) => list.querySelectorAll("a").length < 2),

  "has as many choices as cards": (html) => {
    const cards = html.querySelectorAll("main article").length
    const choices = html.querySelectorAll("main a[href^='?category='], main a[href^='?skills=']")
    return choices.length > 0 && cards < 4 ? choices : []
  },

  "has a form that sends nothing": (html) =>
    html.querySelectorAll("form:has(textarea)").filter((form) => !form.querySelector("[type=submit]")),
}

/** Whether the next thing after a heading is another heading that is not below it. */
function standsAlone({ rawTagName, nextElementSibling }: HTMLElement): boolean {
  const next = nextElementSibling?.rawTagName ?? ""
  return /^h[1-6]$/i.test(next) && next <= rawTagName
}
