import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../gatsby/source/files-below"
import { unframed } from "../hosts/header-rules"
import { cspHashes } from "./csp-hashes"
import { type ThirdParties, policyFor } from "../csp"
import { withPolicy, withoutPolicy } from "../csp-meta"
import { findUnsafeMarkup, unsafeMarkupReport } from "./unsafe-markup"
import { transformPage } from "./transforms"
import { writeWholeSheet } from "./whole-sheet"
import type { FillTitleBlock } from "../title-block/fill-title-blocks"

const addressOf = (file: string) => `/${file.replace(/(?<=^|\/)index\.html$/, "")}`

type Options = {
  /** The third parties that a page may contact, by the page's path. */
  thirdPartiesOf: (page: string) => ThirdParties
  isOwnScript: (code: string) => boolean
  /** Whether pages hold their policy themselves, for a host that cannot send one for each. */
  policyInPage: boolean
  /** Whether a page is a file of the owner's, in `static/`, which is served as it is. */
  isOwners?: (file: string) => boolean
  /** Puts a page's figures into it, once all else is in its place. Without it, none are counted. */
  fillTitleBlock?: FillTitleBlock
}

export type Policies = ReadonlyMap<string, string>

/** Rewrites pages as they are served; returns their policies by path. Throws on parts that are not the site's own. */
export async function writePages(root: string, options: Options): Promise<Policies> {
  const policies = new Map<string, string>()
  const strange = new Map<string, string[]>()
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    if (options.isOwners?.(file)) {
      policies.set(addressOf(file), unframed)
      continue
    }
    const built = readFileSync(path.join(root, file), "utf8")
    const html = await transformPage(withoutPolicy(built))
    writeWholeSheet(root, html)
    const page = addressOf(file)
    const parts = findUnsafeMarkup(html, options.isOwnScript)
    if (parts.length) strange.set(page, parts)
    const policy = policyFor(cspHashes(html), options.thirdPartiesOf(page))
    policies.set(page, policy)
    const served = options.policyInPage ? withPolicy(html, policy) : html
    const filled = options.fillTitleBlock?.(page, served, policy) ?? served
    if (filled !== built) writeFileSync(path.join(root, file), filled)
  }
  if (strange.size) throw new Error(unsafeMarkupReport(strange))
  return policies
}
