import type { Page } from "@playwright/test"

/** A layout shift as reported by the browser (https://web.dev/articles/cls). One soon after an input is no surprise. */
type Shift = { score: number; what: string; afterInput: boolean }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records layout shifts on pages opened from now on. */
export function noteShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: Shift[] = (window.shifts = [])
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          "sources",
        )
        const names = sources.map(({ node, previousRect, currentRect }) => {
          const name = (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 60) ?? ""
          const [before, now] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(" "),
          )
          return `${name} from ${before} to ${now}`
        })
        const score = Number(Reflect.get(entry, "value"))
        const at = entry.startTime.toFixed(0)
        const afterInput = Reflect.get(entry, "hadRecentInput") === true
        shifts.push({ score, afterInput, what: `${score.toFixed(4)} at ${at} ms: ${names.join(", ")}` })
      }
    }
    new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true })
  })
}

/** Returns the layout shifts on a page since it was opened. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts)

/** Returns the layout shift score: the sum of all shifts. */
export const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { score }) => sum + score, 0)
