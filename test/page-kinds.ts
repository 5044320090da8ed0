import { pages } from "./pages"

/** One page of each kind, named by the file that renders it: the first in the list of pages. */
export const kinds: readonly { name: string; path: string }[] = [
  ...new Set(pages.map(({ kind }) => kind)),
].map((name) => ({ name, path: addressOf(name) }))

/** The host serves the 404 page as a file. */
function addressOf(name: string) {
  return name === "404" ? "/404.html" : (pages.find(({ kind }) => kind === name)?.path ?? "/")
}
