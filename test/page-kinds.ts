import { pages } from "./pages"

type Page = Pick<(typeof pages)[number], "kind" | "path">

/** One page of each kind, named by the file that renders it: the first in the list of pages. */
export const onePerKind = (all: readonly Page[]) =>
  all
    .filter((page, index) => all.findIndex(({ kind }) => kind === page.kind) === index)
    // The host serves the 404 page as a file.
    .map(({ kind, path }) => ({ name: kind, path: kind === "404" ? "/404.html" : path }))

/** One page of each kind of the owner's site. */
export const kinds = onePerKind(pages)
