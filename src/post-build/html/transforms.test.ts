import { firstViewEnd } from "../../startup/first-view-end"
import { transformPage } from "./transforms"

const styled = '<p style="--accent-text:#fff;margin:0">Words</p>'

test.each([
  ["in the first view", styled],
  ["in what is laid out later", `<main><i id="${firstViewEnd}"></i><div></div><div>${styled}</div></main>`],
])("a second run keeps what style attributes set %s, also for later styles alone", async (_, body) => {
  const page =
    '<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{margin:0}</style></head>' +
    `<body>${body}</body></html>`
  const once = await transformPage(page)
  expect(once).toContain("--accent-text:#fff")
  expect(await transformPage(once)).toBe(once)
})

test("a page asks Cloudflare to leave its mail addresses alone, once, around all it shows", async () => {
  const page = `<html><head></head><body class="a"><p>Words</p></body></html>`
  const once = await transformPage(page)
  expect(once).toContain('<body class="a"><!--email_off--><p>Words</p><!--/email_off--></body>')
  expect(await transformPage(once)).toBe(once)
})

test("what Gatsby says after a move is hidden by the page's own class, whose rule stays", async () => {
  const page =
    '<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">.visually-hidden{width:1px}</style>' +
    '</head><body><main></main><div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></body></html>'
  const once = await transformPage(page)
  expect(once).toContain('<div id="gatsby-announcer" class="visually-hidden" aria-live="assertive">')
  expect(once).toContain(".visually-hidden{width:1px}")
  expect(await transformPage(once)).toBe(once)
})
