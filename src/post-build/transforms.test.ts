/** @jest-environment node */
import { transformPage } from "./transforms"

test("a second run changes nothing, also in a page whose style attributes set what only later styles use", async () => {
  const page =
    '<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{margin:0}</style></head>' +
    '<body><p style="--accent-text:#fff;margin:0">Words</p></body></html>'
  const once = await transformPage(page)
  expect(once).toContain("--accent-text:#fff")
  expect(await transformPage(once)).toBe(once)
})
