import { pages } from "./pages"

/** One page of each kind that the site has, by the name of the file that renders it: the first of the list. */
export const kinds: readonly { name: string; path: string }[] = [
  ...new Set(pages.map(({ kind }) => kind)),
].map((name) => ({ name, path: addressOf(name) }))

/** The page for unknown addresses is a file to the host. */
function addressOf(name: string) {
  return name === "404" ? "/404.html" : (pages.find(({ kind }) => kind === name)?.path ?? "/")
}
