import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { panelFile, treeFile } from "../../src/accessibility-tree/accessibility-tree"
import { lacksName } from "../../src/accessibility-tree/spoken"
import { notFoundPath } from "../../src/routes/not-found"
import { languageOf } from "./rules/languages"
import type { Page, Site } from "./site"

const tree = z.object({
  heard: z.array(
    z.object({ key: z.string(), role: z.string(), name: z.string(), level: z.number().exactOptional() }),
  ),
})

const headings = "h1, h2, h3, h4, h5, h6, [role=heading]"

/** What "Hear this page" says of a page must be the page's own: as many headings, and nothing without a name. */
export function accessibilityTrees({ pages }: Site, folder: string): string[] {
  return [...pages.values()]
    .filter((page) => existsSync(path.join(folder, panelFile(languageOf(page)))))
    .flatMap((page) => errorsOf(page, folder).map((error) => `${page.path} ${error}`))
}

function errorsOf({ path: address, document }: Page, folder: string): string[] {
  const file = path.join(folder, treeFile(address === "/404.html" ? notFoundPath : address))
  if (!existsSync(file)) return ["has no accessibility tree for “Hear this page”; build again"]
  const { heard } = tree.parse(JSON.parse(readFileSync(file, "utf8")))
  const shown = document
    .querySelectorAll(headings)
    .filter((heading) => !heading.closest("[aria-hidden=true], [hidden], noscript, template"))
  const said = heard.filter(({ role }) => role === "heading")
  return [
    ...(shown.length === said.length
      ? []
      : [`has ${shown.length} headings, and ${said.length} in its accessibility tree; build again`]),
    ...heard.filter(lacksName).map(({ role }) => `has a ${role} without an accessible name`),
  ]
}
