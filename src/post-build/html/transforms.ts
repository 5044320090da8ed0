import { disableEmailObfuscation } from "./no-email-obfuscation"
import { hideAnnouncer } from "./hide-announcer"
import { hoistInlineStyles } from "./hoist-inline-styles"
import { markDeferred } from "./mark-deferred"
import { inlineCriticalCss } from "./critical-css"

/** The changes to each page's HTML, in order. A second run must change nothing: warm builds keep some pages. */
const transforms: readonly ((html: string) => string | Promise<string>)[] = [
  markDeferred,
  hideAnnouncer,
  inlineCriticalCss,
  hoistInlineStyles,
  disableEmailObfuscation,
]

/** Turns a built page's HTML into the HTML that is served. */
export async function transformPage(html: string): Promise<string> {
  let changed = html
  for (const transform of transforms) changed = await transform(changed)
  return changed
}
