import { assertPresent } from "../text/assert-present"
import type { Words } from "../words/words"
import { useSite } from "./use-site"

/**
 * Returns a group of the words of the controls, in the page's language. The page's query asks for it by the group's
 * fragment, such as `...WordsOfVideo` (words-fragments.ts); those of `...Site` are on every page.
 * @throws if the query lacks it.
 */
export function useWords<Group extends keyof Words>(group: Group): Words[Group] {
  const fragment = `...WordsOf${group.charAt(0).toUpperCase()}${group.slice(1)} in the page's query`
  const words: Partial<Words> = useSite().words
  return assertPresent<Words[Group]>(words[group], fragment)
}
