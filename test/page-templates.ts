import { notFoundFile } from "../src/routes/not-found"
import { pages } from "./pages"

type Page = Pick<(typeof pages)[number], "template" | "path">

/** One page of each template, named by the file that renders it: the first in the list of pages. */
export const onePerTemplate = (all: readonly Page[]) =>
  all
    .filter((page, index) => all.findIndex(({ template }) => template === page.template) === index)
    // The host serves the 404 page as a file.
    .map(({ template, path }) => ({ name: template, path: template === "404" ? notFoundFile(path) : path }))

/** One page of each template of the owner's site. */
export const templates = onePerTemplate(pages)
