import { joinScripts } from "./join-scripts"
import { liftStyles } from "./lift-styles"
import { pageStyles } from "./page-styles"
import { shortMarkup } from "./short-markup"

/**
 * What becomes of each built page, in this order. Each takes a page's HTML and returns it changed; doing it again
 * changes nothing, as a warm build leaves the pages that it does not make anew.
 */
const transforms: readonly ((html: string) => string)[] = [pageStyles, liftStyles, joinScripts, shortMarkup]

/** A built page as it is served. */
export const transformPage = (html: string): string =>
  transforms.reduce((changed, transform) => transform(changed), html)
