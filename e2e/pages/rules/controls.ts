import type { Rule } from "../expect-rules"

/** Controls that the browser draws as it likes, in grays of its own. Fields for text have an edge and a ground of ours. */
export const browsersOwn: Rule = (page) =>
  page
    .locator(
      ":is(main, header, footer) :is(select, progress, meter, input:is([type=radio], [type=checkbox], [type=range]))",
    )
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility() && getComputedStyle(control).appearance !== "none")
        .map((control) => control.outerHTML.slice(0, 80)),
    )

/** The menu's button is as far from the last entry as entries are from each other, or further. */
export const menuGap: Rule = (page) =>
  page.locator("#main-menu").evaluate((menu) => {
    const entries = [...menu.querySelectorAll(":scope > ul > li")].map((entry) =>
      entry.getBoundingClientRect(),
    )
    const button = menu.querySelector(":scope > a")?.getBoundingClientRect()
    const last = entries.at(-1)
    if (!button || !last || !menu.checkVisibility() || Math.abs(button.top - last.top) > last.height)
      return []
    const pairs = [...entries.slice(1), button].map((box, index) => ({
      one: entries[index] ?? last,
      other: box,
    }))
    const gaps = pairs.map(({ one, other }) => Math.max(other.left - one.right, one.left - other.right))
    const [own = 0, least] = [gaps.at(-1), Math.min(...gaps.slice(0, -1))]
    return own < least - 1
      ? [`${own.toFixed(1)} px before the button, ${least.toFixed(1)} px between entries`]
      : []
  })
