import { isSample } from "../../../test/is-sample"
import type { Rule } from "../expect-rules"
import { matchesBaselineBoxes, matchesBaseline } from "./visual-regression"
import { layoutShifts } from "./shifts"

/**
 * The rules that hold for the sample alone. An owner's own heading may end exactly at the edge of a line, and break
 * elsewhere in the fallback font, and an owner's pages look as they like.
 * @param kind the kind of the page, if it is the first of its kind.
 */
export const ofSample = (kind: string | undefined): Record<string, Rule> =>
  isSample
    ? {
        "nothing in view shifts while the page loads": layoutShifts,
        ...(kind && {
          "parts are where they were": matchesBaselineBoxes(kind),
          "the first view looks as recorded": matchesBaseline(kind),
        }),
      }
    : {}
