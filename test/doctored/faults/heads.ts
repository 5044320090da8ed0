import type { Fault } from "../fault"

const site = "https://robinhale.example"

/** Faults in what search engines and link previews read. */
export const heads: readonly Fault[] = [
  {
    name: "The canonical address is another page's",
    kind: "head",
    at: "/work/xora/",
    edit: ({ page }) =>
      page("/work/xora/", `canonical" href="${site}/work/xora/"`, `canonical" href="${site}/work/zync/"`),
    named: [/\/work\/xora\/.*canonical is/],
  },
  {
    name: "Two pages have one title",
    kind: "head",
    at: "/alaikoo-blog/",
    edit: ({ page, read }) => {
      const [title = ""] = /<title[^>]*>[^<]+/.exec(read("public/netflix-blog/index.html")) ?? []
      page("/alaikoo-blog/", /<title[^>]*>[^<]+/, title)
    },
    named: [/\/alaikoo-blog\/.*(?:same title|repeats)/],
    areas: ["visit"],
  },
  {
    name: "A page does not answer the one in another language",
    kind: "language",
    at: "/es/terminos/",
    edit: ({ page }) => page("/es/terminos/", /<link rel="alternate" [^>]*hrefLang="en-US" data-[^>]*>/, ""),
    named: [/\/terms\/.*\/es\/terminos\/ in es, which does not name the same languages/],
  },
  {
    name: "The menu has no link to the page's other language",
    kind: "language",
    at: "/es/privacidad/",
    edit: ({ page }) => page("/es/privacidad/", /<li[^>]*><a [^>]*lang="en-US"[^>]*>English<\/a><\/li>/, ""),
    named: [/\/es\/privacidad\/.*its header has no link/],
  },
  {
    name: "A link does not say that it leads to another language",
    kind: "language",
    at: "/es/contacto/",
    edit: ({ page }) => page("/es/contacto/", /hrefLang="en-US"( [^>]*href="\/skills\/")/, "$1"),
    named: [/\/es\/contacto\/.*links to \/skills\/ in en-US, but says nothing/],
  },
  {
    name: "The description is missing",
    kind: "head",
    at: "/booking/",
    edit: ({ page }) => page("/booking/", /<meta name="description"[^>]*>/, ""),
    named: [/\/booking\/.*(?:no description|description has 0)/],
  },
  {
    name: "The link preview has no picture",
    kind: "head",
    at: "/payment/",
    edit: ({ page }) => page("/payment/", /<meta property="og:image" [^>]*>/, ""),
    named: [/\/payment\/.*no og:image/],
  },
  {
    name: "Structured data that is cut off",
    kind: "structured data",
    at: "/work/frac/",
    edit: ({ page }) =>
      page("/work/frac/", '"@context":"https://schema.org",', '"@context":"https://schema.org"'),
    named: [/\/work\/frac\/.*structured data/],
  },
  {
    name: "Structured data refers to nothing",
    kind: "structured data",
    at: "/work/wavify/",
    edit: ({ page }) => page("/work/wavify/", /\{"@id":"[^"]*#person"\}/, `{"@id":"${site}/#nobody"}`),
    named: [/\/work\/wavify\/.*#nobody, which is not defined/],
  },
  {
    name: "A price for search engines that no visitor sees",
    kind: "structured data",
    at: "/pricing/",
    edit: ({ page }) => page("/pricing/", '"price":2700', '"price":2345'),
    named: [/\/pricing\//, /2345/],
    areas: ["content"],
  },
  {
    name: "An article that search engines take for a page",
    kind: "structured data",
    at: "/portfolio-blog/",
    edit: ({ page }) =>
      page(
        "/portfolio-blog/",
        '<meta property="og:type" content="article"',
        '<meta property="og:type" content="website"',
      ),
    named: [/\/portfolio-blog\/ describes itself|\/portfolio-blog\/.*og:type/],
    areas: ["content"],
  },
]
