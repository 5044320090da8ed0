import en from "./en.json"
import es from "./es.json"
import type { Words } from "./words"

/** The languages whose words are part of the site. No page's script may import them: words travel in a page's data. */
export const shipped: Readonly<Record<string, Words>> = { en, es }
