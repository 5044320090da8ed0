import type { Rule } from "../expect-rules"
import { shiftsOf, sumOf } from "../../helpers/shifts"

/** The limit for no shift: the layout shift score rounds to 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

/** Nothing has moved since the page was opened. `noteShifts` must have run before. */
export const layoutShifts: Rule = async (page) => {
  const shifts = await shiftsOf(page)
  return sumOf(shifts) < none ? [] : shifts.map(({ what }) => what)
}
