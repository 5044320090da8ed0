import type { Batch } from "./fault"
import { heads } from "./faults/heads"
import { layout } from "./faults/layout"
import { links } from "./faults/links"
import { markup } from "./faults/markup"
import { serving } from "./faults/serving"

/** All faults. Those of one batch are there at once. */
export const batches: readonly Batch[] = [
  { name: "HTML, heads and links", put: "build", faults: [...markup, ...heads, ...links] },
  { name: "files, headers and looks", put: "build", faults: [...serving, ...layout] },
]
