import { routes } from "../../test/pages"
import { expect, test } from "./drivers/fixtures"

/** On paper nothing is missing that was never scrolled to. */

/** Makes the page look as on paper: rules for print apply, rules for screens do not. */
const toPaper = () => {
  const turn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = media.mediaText.replace(/\bprint\b/, "all")
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all"
      }
      if (rule instanceof CSSGroupingRule) turn(rule)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet)
}

/** Parts that animate in and cannot be seen. */
const missing = () =>
  [...document.querySelectorAll("[data-reveal]")]
    .filter((part) => {
      const { opacity, translate } = getComputedStyle(part)
      return part.getClientRects().length > 0 && (opacity !== "1" || !/^(none|0px)/.test(translate))
    })
    .map((part) => part.outerHTML.slice(0, 100))

for (const route of routes.filter((path) => path === "/" || path === "/skills/"))
  test(`${route} is whole on paper`, async ({ visitor }) => {
    await visitor.openSettled(route)
    test.skip((await visitor.count("[data-reveal=waiting]")) === 0, "Nothing here waits to be scrolled to.")
    await visitor.evaluate(toPaper)
    await visitor.eventually(missing, [], [])
    await visitor.seesNo("#main-menu")
    expect(await visitor.shown("main h1")).toBe(1)
  })
