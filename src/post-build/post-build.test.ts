import { rulesByFile } from "./hosts/header-rules"
import { headersFile, redirectsFile } from "./hosts/netlify"
import { cspHashes } from "./html/csp-hashes"
import { hoistInlineStyles } from "./html/hoist-inline-styles"
import { policyFor } from "./csp"

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>x</title><style>p{}</style></head><body>${body}</body></html>`

describe("style attributes", () => {
  test("are moved into the style element of the head, and the rest stays unchanged", () => {
    const lifted = hoistInlineStyles(
      page(`<!-- slice --><p class="a" style="color:red">1 &lt; 2</p><img style="color:red" alt=""/>`),
    )
    const [, name] = /data-style="(\w+)"/.exec(lifted) ?? []
    expect(lifted).toBe(
      page(
        `<!-- slice --><p class="a" data-style="${name}">1 &lt; 2</p><img data-style="${name}" alt=""/>`,
      ).replace("</style>", `[data-style="${name}"]:not(#\\#){color:red}</style>`),
    )
  })

  test("moving them again changes nothing, nor does moving them on a page without any", () => {
    const lifted = hoistInlineStyles(page(`<p style="--accent:#123456">x</p>`))
    expect(hoistInlineStyles(lifted)).toBe(lifted)
    expect(hoistInlineStyles(page("<p>x</p>"))).toBe(page("<p>x</p>"))
  })

  test("stay in scripts and style sheets, where they are text", () => {
    const script = page(
      `<script>var a = '<p style="color:red">'</script><style>p::after{content:'<i style="x">'}</style>`,
    )
    expect(hoistInlineStyles(script)).toBe(script)
  })
})

test("allows inline scripts and styles by hash, each once; data and files need no hash", () => {
  const parts = cspHashes(
    page(
      `<script>alert(1)</script><script>alert(1)</script><script src="/a.js"></script>` +
        `<script type="application/ld+json">{"a":"</p>"}</script>`,
    ),
  )
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(parts.scripts).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  expect(parts.styles).toHaveLength(1)
})

describe("a policy", () => {
  const none = { scripts: [], styles: [] }

  test("refuses every source that is not named", () => {
    const policy = policyFor(none, { mail: undefined, scheduling: false })
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self'; /)
    expect(policy).toContain("connect-src 'self'; object-src 'none'")
    expect(policy).not.toContain("unsafe")
    expect(policy).not.toContain("https:")
  })

  test("names the scheduling host for the page with the calendar, and the provider if there is one", () => {
    const policy = policyFor(none, { mail: "https://mail.example", scheduling: true })
    expect(policy).toContain("connect-src 'self' https://mail.example;")
    expect(policy).toContain("script-src 'self' https://assets.calendly.com;")
    expect(policy).toContain("frame-src https://calendly.com;")
  })
})

const served = {
  policies: new Map([
    ["/404.html", "lost"],
    ["/", "home"],
    ["/work/", "work"],
  ]),
  scripts: ["/app-01234567.js"],
  pictures: ["/static/0123456789/a#b-480.avif", "/drawings/icons-01234567.svg"],
  fonts: ["/fonts/text.woff2"],
  markdown: ["/work/index.html.md"],
  documents: ["/resume.pdf"],
  hstsIncludeSubdomains: false,
}

test("missing addresses get the 404 page's policy, and specific rules come after general ones", () => {
  const file = headersFile(rulesByFile(served))
  const paths = file.split("\n").filter((line) => line.startsWith("/"))
  expect(paths[0]).toBe("/*")
  expect(paths).toEqual(expect.arrayContaining(["/static/*", "/app-01234567.js", "/"]))
  expect(file.indexOf("Content-Security-Policy: lost")).toBeLessThan(
    file.indexOf("Content-Security-Policy: home"),
  )
})

test("missing addresses below a language's folder get the policy of its 404 page", () => {
  const policies = new Map([...served.policies, ["/es/404.html", "perdida"], ["/es/", "inicio"]])
  const rules = rulesByFile({ ...served, policies, notFound: ["/es/404.html"] })
  const at = (path: string) => rules.findIndex((rule) => rule.path === path)
  expect(rules[at("/es/*")]?.headers["Content-Security-Policy"]).toBe("perdida")
  expect(at("/*")).toBeLessThan(at("/es/*"))
  expect(at("/es/*")).toBeLessThan(at("/es/"))
})

const headerAt = (path: string, name: string, site = served) =>
  rulesByFile(site).find((rule) => rule.path === path)?.headers[name]

test("files that are not pages get no permissions", () => {
  for (const path of ["/static/*", "/drawings/*", "/fonts/*", "/app-01234567.js"])
    expect(headerAt(path, "Content-Security-Policy")).toBe("default-src 'none'")
  expect(headerAt("/*", "Content-Security-Policy")).toBe("lost")
})

test("a document that browsers show by themselves may be shown, but not framed", () => {
  expect(headerAt("/resume.pdf", "Content-Security-Policy")).toBe("frame-ancestors 'none'")
})

test("a page has its own policy at each of its addresses", () => {
  for (const [path, policy] of Object.entries({
    "/": "home",
    "/index.html": "home",
    "/work/": "work",
    "/work/index.html": "work",
    "/404.html": "lost",
  }))
    expect(headerAt(path, "Content-Security-Policy")).toBe(policy)
})

test("only rules for existing files allow caching, as a folder's rule would apply to its 404 answers", () => {
  const kept = rulesByFile(served).filter(({ headers }) =>
    /max-age=[1-9]/.test(headers["Cache-Control"] ?? ""),
  )
  const { scripts, pictures, fonts } = served
  expect(kept.map(({ path }) => path)).toEqual([...scripts, ...pictures, ...fonts])
  expect(headersFile(kept)).toContain("/static/0123456789/a%23b-480.avif\n")
})

test("HSTS includes subdomains only if the owner says so", () => {
  expect(headerAt("/*", "Strict-Transport-Security")).toBe("max-age=31536000")
  const all = { ...served, hstsIncludeSubdomains: true }
  expect(headerAt("/*", "Strict-Transport-Security", all)).toBe("max-age=31536000; includeSubDomains")
})

test("writes a redirect's address without its last slash, and forces no rule", () => {
  expect(redirectsFile([{ from: "/old name/", to: "/new/" }])).toBe("/old%20name  /new/  301\n")
})
