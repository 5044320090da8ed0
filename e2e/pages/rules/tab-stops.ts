import { stopsWithProblems, tabThrough } from "../../helpers/focus"
import { atLeast } from "../../../test/is-sample"
import type { Rule } from "../expect-rules"

/** Every tab stop is in view, uncovered and has its ring, and there are as many as a page with a menu has. */
const tabStops =
  (key: "Tab" | "Shift+Tab"): Rule =>
  async (page) => {
    const stops = await tabThrough(page, key)
    const few = stops.length > atLeast(20, 10) ? [] : [`there are only ${stops.length}`]
    return [...few, ...stopsWithProblems(stops).map(({ name, problems }) => `${name} ${problems.join(", ")}`)]
  }

export const forward = tabStops("Tab")
export const back = tabStops("Shift+Tab")
