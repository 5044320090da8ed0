import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { hostNames } from "../../model/hosts/host-names"
import { textOf } from "../../model/markdown/text-of"
import { filesBelow } from "../../gatsby/source/files-below"
import { publish } from "../publish"
import en from "../../words/en.json"
import es from "../../words/es.json"
import { escapeMarkdown } from "./escape-markdown"
import { llmsText } from "./llms-text"
import { pageMarkdown } from "./page-markdown"
import { writeMarkdownAlternates } from "./write-markdown-alternates"

const address = "https://ada.example/work/"
const languages = [{ language: "en-US", name: undefined, words: en.outside }]
const page = (main: string, description = "What it is.") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="description" content="${description}"/></head>` +
  `<body><header><a href="/">Home</a></header><main id="main">${main}</main><footer>Foot</footer></body></html>`

/** Words that Markdown would read as something else: HTML, links, emphasis, lists, headings. */
const hostile = [
  "a < b",
  "Use <Link>",
  "</main> <!-- a --> <?b?>",
  "<https://a.example/>",
  "&lt; &amp; &#60; & b",
  "a*b*c _d_ __e__ `f` ~~g~~ ~h~",
  "[i](j) ![k](l) [m][n] [o]",
  "\\ \\* \\< \\~~p~~",
  "- q",
  "+ r",
  "# s",
  "t #",
  "1. u",
  "2) v",
  "> w",
  "===",
  "---",
  "~~~",
  "```",
  "x || y | z",
  "Ends!",
]

/** The words that a Markdown reader shows. */
async function shown(markdown: string): Promise<string> {
  const [{ createProcessor }, { default: remarkGfm }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
  ])
  const tree = createProcessor({ format: "md", remarkPlugins: [remarkGfm] }).parse(markdown)
  return JSON.stringify(tree).includes('"type":"html"') ? `HTML in ${markdown}` : textOf(tree)
}

const asHtml = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

test.each(hostile)("a Markdown reader shows the words %s as they are", async (words) => {
  const html = asHtml(words)
  for (const part of [
    `<h2>${html}</h2>`,
    `<p>${html}</p>`,
    `<ul><li>${html}</li></ul>`,
    `<p><a href="/">${html}</a></p>`,
  ])
    expect(await shown(pageMarkdown(page(part), address))).toBe(words)
  const cells = await shown(
    pageMarkdown(
      page(`<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>${html}</td></tr></tbody></table>`),
      address,
    ),
  )
  expect(cells).toBe(`A${words}`)
  const list = llmsText({ title: words, about: words, languages }, [
    { template: "work", title: words, description: words, markdown: address },
  ])
  expect(await shown(list)).toBe(`${words}${words}Pages${words}: ${words}`)
  expect(await shown(`Before ${escapeMarkdown(words)}`)).toBe(`Before ${words}`)
})

test("llms.txt has the pages of each language in lists that are named in it", () => {
  const listed = { template: "pricing", description: "D", markdown: address }
  const list = llmsText(
    {
      title: "A",
      about: "B",
      languages: [...languages, { language: "es", name: "Español", words: es.outside }],
    },
    [
      { ...listed, language: "es", title: "Precios" },
      { ...listed, language: "en-US", title: "Pricing" },
      { ...listed, language: "es", title: "Texas", template: "state-landing" },
    ],
  )
  expect(list.match(/^## .*|\[\w+\]/gm)).toEqual([
    "## Pages",
    "[Pricing]",
    "## Páginas (Español)",
    "[Precios]",
    "## Lugares (Español)",
    "[Texas]",
  ])
})

test("llms.txt is read by its form: no title has a bracket of its own", () => {
  const list = llmsText({ title: "A", about: "B", languages }, [
    { template: "work", title: "Of [two] parts", description: "C", markdown: address },
  ])
  // https://llmstxt.org names this form; its own program looks for the first bracket.
  expect(/^- \[([^\]]+)\]\(([^)]+)\): (.*)$/m.exec(list)?.slice(2)).toEqual([address, "C"])
})

describe("a page's Markdown alternate", () => {
  test("has the words of its main part, and those alone", () => {
    const markdown = pageMarkdown(
      page("<h1>Work</h1><p>Two &amp; more</p><button>Pause</button><p hidden>No</p>"),
      address,
    )
    expect(markdown).toBe("# Work\n\nTwo & more\n")
  })

  test("keeps lists, tables, code and pictures", () => {
    const table = "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>"
    const markdown = pageMarkdown(
      page(
        `<ul><li>One</li></ul>${table}<pre><code>a &lt; b</code></pre>` +
          `<picture><source srcset="/a.avif"/><img src="/static/a.webp" alt="A [small] hill"/></picture><img src="/b.svg" alt=""/>`,
      ),
      address,
    )
    expect(markdown).toMatch(/^- +One$/m)
    expect(markdown).toMatch(/^\| A +\|$/m)
    expect(markdown).toContain("```\na < b\n```")
    expect(markdown).toContain("![A \\[small\\] hill](https://ada.example/static/a.webp)")
    expect(markdown).not.toContain("b.svg")
  })

  test("a link after an exclamation mark, and one with parentheses, stay links", async () => {
    const markdown = pageMarkdown(page('<p>Look!<a href="/a(b/">here</a></p>'), address)
    expect(markdown).toBe("Look\\![here](https://ada.example/a%28b/)\n")
  })

  test("keeps every bar of code in a table", async () => {
    const markdown = pageMarkdown(
      page(
        "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>a || b</code></td></tr></tbody></table>",
      ),
      address,
    )
    expect(await shown(markdown)).toBe("Aa || b")
  })

  test("has whole addresses, and a space between links", () => {
    const markdown = pageMarkdown(
      page(
        `<a href="/repo/a/"><span>One</span> <span>page</span></a><a href="#x">Here</a><a href="mailto:a@b.example">Mail</a>`,
      ),
      address,
    )
    expect(markdown).toBe(
      "[One page](https://ada.example/repo/a/) [Here](https://ada.example/work/#x) [Mail](mailto:a@b.example)\n",
    )
  })
})

describe("a built site", () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "alternates-"))
    for (const { path: at } of pages) {
      mkdirSync(path.join(root, at), { recursive: true })
      writeFileSync(path.join(root, at, "index.html"), page(`<h1>${at}</h1>`, `About ${at}`))
    }
    writeFileSync(path.join(root, "404.html"), page("<h1>Nothing</h1>"))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const pages = [
    { path: "/", template: "home", title: "Ada" },
    { path: "/work/", template: "work", title: "Work" },
    { path: "/work/page/2/", template: "work", title: "Work" },
    { path: "/work/abacus/", template: "case-study", title: "Abacus [1]" },
    { path: "/tags/a/", template: "tag", title: "A" },
    { path: "/404/", template: "404", title: "Nothing" },
  ]
  const site = { url: "https://ada.example/repo", title: "Ada, developer", languages }
  const read = (file: string) => readFileSync(path.join(root, file), "utf8")

  test("has a Markdown alternate of each page but the 404 page, and llms.txt links to them once each", () => {
    writeMarkdownAlternates(root, site, pages)
    const alternates = filesBelow(root).filter((file) => file.endsWith(".md"))
    expect(alternates).toHaveLength(pages.length - 1)
    expect(read("work/abacus/index.html.md")).toBe("# /work/abacus/\n")
    expect(read("llms.txt")).toBe(
      [
        "# Ada, developer",
        "> About /",
        "## Pages",
        "- [Ada](https://ada.example/repo/index.html.md): About /\n- [Work](https://ada.example/repo/work/index.html.md): About /work/",
        "## Case studies",
        "- [Abacus &#91;1&#93;](https://ada.example/repo/work/abacus/index.html.md): About /work/abacus/\n",
      ].join("\n\n"),
    )
  })

  test("llms.txt has the entries in the order of the site's lists", () => {
    const more = { path: "/work/loom/", template: "case-study", title: "Loom" }
    mkdirSync(path.join(root, more.path), { recursive: true })
    cpSync(path.join(root, "work/abacus/index.html"), path.join(root, more.path, "index.html"))
    writeMarkdownAlternates(root, site, [...pages, more], ["/work/loom/", "/work/abacus/"])
    expect(read("llms.txt")).toMatch(/\[Loom\][^]+\[Abacus/)
  })

  test("has nothing of them if they are off, also after a build with them", () => {
    const before = filesBelow(root)
    writeMarkdownAlternates(root, site, pages)
    writeMarkdownAlternates(root, site, undefined)
    expect(filesBelow(root)).toEqual(before)
  })

  test("loses the Markdown alternate of a page that is gone", () => {
    writeMarkdownAlternates(root, site, pages)
    rmSync(path.join(root, "work/abacus/index.html"))
    writeMarkdownAlternates(root, site, pages)
    expect(existsSync(path.join(root, "work/abacus/index.html.md"))).toBe(false)
    expect(read("llms.txt")).not.toContain("abacus")
  })

  test.each(hostNames.filter((host) => host !== "github"))(
    "%s serves Markdown alternates as Markdown that is not indexed",
    async (host) => {
      writeMarkdownAlternates(root, site, pages)
      await publish(root, host, {
        thirdPartiesOf: () => ({ mail: undefined, scheduling: false }),
        isOwnScript: () => true,
        redirects: [],
        url: site.url,
        hstsIncludeSubdomains: false,
      })
      const rules = filesBelow(root).filter((file) =>
        /^(?:_headers|vercel\.json|nginx\.conf|Caddyfile)$/.test(file),
      )
      const reported = rules.map(read).join("\n")
      expect(reported).toMatch(/text\/markdown; charset=utf-8/)
      expect(reported).toMatch(/X-Robots-Tag\W+(?:value\W+)?noindex/)
    },
  )
})
