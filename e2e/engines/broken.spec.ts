import { routes } from "../../test/pages"
import { expect, test } from "./fixtures"

/** An error in one part of a page leaves the others: they stay as in the HTML. */

test.use({
  removals: [
    {
      run: () =>
        Object.assign(window, {
          IntersectionObserver: function IntersectionObserver() {
            throw new Error("broken on purpose")
          },
        }),
    },
  ],
})

/** Pages with many parts that observe what is in view. */
const observing = [
  "/",
  "/contact/",
  ...routes.filter((route) => route.startsWith("/web-design-")).slice(0, 1),
]

for (const path of observing)
  test(`${path} keeps its words`, async ({ visitor, site }) => {
    const html = await (await fetch(`${site}${path}`)).text()
    await visitor.open(path)
    // The scripts run once the page is painted; a visitor's first key starts them.
    await visitor.press("Tab")
    await expect.poll(visitor.relay.isIdle).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const titles = await visitor.all("h1, h2", (found) => found.map(({ textContent }) => textContent))
    expect(titles.length).toBe(html.match(/<h[12]\b/g)?.length)
    for (const part of ["header a", "h1", "footer a"]) expect(await visitor.shown(part)).toBeGreaterThan(0)
  })
