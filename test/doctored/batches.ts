import type { Batch } from "./fault"
import { behavior, building, furtherBehavior } from "./faults/behavior"
import { code } from "./faults/code"
import { content } from "./faults/content"
import { heads } from "./faults/heads"
import { details } from "./faults/details"
import { layout } from "./faults/layout"
import { links } from "./faults/links"
import { markup } from "./faults/markup"
import { serving } from "./faults/serving"

/** All faults. Those of one batch are there at once. */
export const batches: readonly Batch[] = [
  { name: "content", put: "content", faults: content },
  { name: "functions", put: "code", faults: code },
  { name: "HTML, heads and links", put: "build", faults: [...markup, ...heads, ...links] },
  { name: "files, headers and looks", put: "build", faults: [...serving, ...layout, ...details] },
  { name: "behavior", put: "source", faults: behavior },
  { name: "further behavior", put: "source", faults: furtherBehavior },
  { name: "builds", put: "copies", faults: building },
]
