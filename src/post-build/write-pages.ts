import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "./files-below"
import { inlineParts } from "./inline-parts"
import { type Hosts, policyFor } from "./policy"
import { strangeParts, strangePartsReport } from "./strange-parts"
import { transformPage } from "./transforms"

type Options = {
  /** The hosts that a page may contact besides the site itself, by the page's path. */
  hostsOf: (page: string) => Hosts
  /** Whether an inline script is the site's own. */
  isOwnScript: (code: string) => boolean
}

/** The policy of each page, by its path. */
export type Policies = ReadonlyMap<string, string>

/**
 * Rewrites every page of a built site in the form that is served.
 * @param root the folder with the built site.
 * @returns the policy of each page, by its path.
 * @throws if a page has a script, or a part that could run or lead elsewhere, that is not the site's own.
 */
export async function writePages(root: string, { hostsOf, isOwnScript }: Options): Promise<Policies> {
  const policies = new Map<string, string>()
  const strange = new Map<string, string[]>()
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    const built = readFileSync(path.join(root, file), "utf8")
    const html = await transformPage(built)
    if (html !== built) writeFileSync(path.join(root, file), html)
    const page = `/${file.replace(/(?<=^|\/)index\.html$/, "")}`
    const parts = strangeParts(html, isOwnScript)
    if (parts.length) strange.set(page, parts)
    policies.set(page, policyFor(inlineParts(html), hostsOf(page)))
  }
  if (strange.size) throw new Error(strangePartsReport(strange))
  return policies
}
