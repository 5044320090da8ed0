import type { Rule } from "../expect-rules"

/** The most space between two sections of one ground, in pixels (R24.4). */
const mostSpace = 140

/** The latest that a part may appear after the first one, in seconds, where the specification gives no figure (R24.4). */
const lastPart = 0.4

/** No heading is struck through. */
export const struckHeadings: Rule = (page) =>
  page
    .locator(":is(h1, h2, h3)")
    .evaluateAll((all) =>
      all
        .filter((heading) => getComputedStyle(heading).textDecorationLine.includes("through"))
        .map((heading) => heading.textContent ?? ""),
    )

/** Two sections of one ground are close to each other. */
export const sectionGaps: Rule = (page) =>
  page.evaluate((most) => {
    const sections = [...document.querySelectorAll("main :is(section, form)")].filter(
      (section) => !section.parentElement?.closest("section, form") && section.checkVisibility(),
    )
    return sections.slice(1).flatMap((section, index) => {
      const before = sections[index]
      if (!before) return []
      const styles = [before, section].map((part) => getComputedStyle(part))
      const isOneGround = styles.every(
        ({ backgroundColor, backgroundImage }) =>
          backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none",
      )
      const [above, below] = [before.getBoundingClientRect(), section.getBoundingClientRect()]
      if (!isOneGround || below.top < above.bottom - 1) return []
      const gap =
        parseFloat(getComputedStyle(before).paddingBottom) +
        (below.top - above.bottom) +
        parseFloat(getComputedStyle(section).paddingTop)
      return gap > most + 0.5 ? [`${Math.round(gap)} px above ${section.textContent?.slice(0, 40)}`] : []
    })
  }, mostSpace)

/** The parts of a section appear in close succession. */
export const staggers: Rule = (page) =>
  page.locator("main").evaluate(
    (main, most) =>
      [...main.querySelectorAll<HTMLElement>("*")].flatMap((part) => {
        // R17.2 gives home's skills their own figure.
        if (part.closest("#skills")) return []
        if (part.dataset.reveal) part.dataset.reveal = "shown"
        const { transitionDelay, animationDelay } = getComputedStyle(part)
        const delay = Math.max(...`${transitionDelay},${animationDelay}`.split(",").map(parseFloat))
        return delay > most + 0.001 ? [`${delay} s before ${part.textContent?.slice(0, 30)}`] : []
      }),
    lastPart,
  )

/** No two neighboring sections have the same layout. */
export const neighbors: Rule = (page) =>
  page.locator("main section").evaluateAll((sections) => {
    const layouts = sections.map((section) => {
      const { left, width } = section.getBoundingClientRect()
      const share = (element: Element | null | undefined) => {
        if (!element) return "none"
        const at = element.getBoundingClientRect()
        return `${Math.round((12 * (at.left - left)) / width)}+${Math.round((12 * at.width) / width)}`
      }
      const items = [...section.querySelectorAll("li, article, details")]
      const [item] = items
      return JSON.stringify({
        ground: getComputedStyle(section).backgroundColor,
        heading: share(section.querySelector("h1, h2")?.parentElement),
        picture: share(section.querySelector("img, video, svg[viewBox='0 0 1600 700']")),
        items: share(item),
        columns: new Set(items.map((entry) => Math.round(entry.getBoundingClientRect().left / 20))).size,
        frame: item && getComputedStyle(item).borderStyle,
      })
    })
    return sections
      .filter((_, index) => index > 0 && layouts[index] === layouts[index - 1])
      .map((section) => `the section of "${section.textContent?.slice(0, 40)}" looks like the one before`)
  })
