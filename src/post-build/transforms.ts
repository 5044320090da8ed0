import { liftStyles } from "./lift-styles"
import { pageStyles } from "./page-styles"

/**
 * What becomes of each built page, in this order. Each takes a page's HTML and returns it changed; doing it again
 * changes nothing, as a warm build leaves the pages that it does not make anew.
 */
const transforms: readonly ((html: string) => string | Promise<string>)[] = [pageStyles, liftStyles]

/** A built page as it is served. */
export async function transformPage(html: string): Promise<string> {
  let changed = html
  for (const transform of transforms) changed = await transform(changed)
  return changed
}
