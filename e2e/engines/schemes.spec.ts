import { routes } from "../../test/pages"
import { expect, test } from "./drivers/fixtures"
import { isDark, unreadable, unseenControls } from "./looks"

/** What the visitor's system prefers: dark colors and stillness. A choice of the visitor's own overrides the colors. */

test.use({ system: { dark: true, still: true } })

const scheme = 'button[aria-label="Dark colors"]'
const state = routes.find((path) => path.startsWith("/web-design-"))
const pages = routes.filter(
  (route) => route === state || ["/", "/contact/", "/pricing/", "/work/"].includes(route),
)

/** What moves although nothing should. */
const moving = () => [
  ...[...document.querySelectorAll("[data-reveal], [data-sliding]")].map((part) =>
    part.outerHTML.slice(0, 80),
  ),
  ...[...document.querySelectorAll("video")]
    .filter(({ paused }) => !paused)
    .map(({ currentSrc }) => currentSrc),
]

test("in a dark and still system every word can be read, every control seen, and nothing moves", async ({
  visitor,
}) => {
  for (const path of pages) {
    await visitor.openSettled(path)
    await visitor.eventually(unreadable, [], [])
    await visitor.eventually(unseenControls, [], [])
    expect(await visitor.evaluate(isDark), path).toBe(true)
    expect(await visitor.evaluate(moving), path).toEqual([])
  }
  await test.step("the switch turns the colors, and a reload keeps the choice", async () => {
    await visitor.click(scheme)
    await visitor.eventually(isDark, [], false)
    await visitor.eventually(unreadable, [], [])
    await visitor.reload()
    await visitor.rest()
    expect(await visitor.evaluate(isDark)).toBe(false)
    expect(await visitor.attribute(scheme, "aria-pressed")).toBe("false")
    await visitor.click(scheme)
    await visitor.eventually(isDark, [], true)
  })
  expect(await visitor.errors()).toEqual([])
})
