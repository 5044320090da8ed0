import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { lateName, lateSheet, wholeName } from "../../startup/late-sheet"
import { digestLength } from "../digest-length"
import { headerRules, headersFile } from "./headers-file"
import { inlineParts } from "./inline-parts"
import { joinScripts } from "./join-scripts"
import { liftStyles } from "./lift-styles"
import { lateStyles, pageStyles } from "./page-styles"
import { policyFor } from "./policy"
import { shortMarkup } from "./short-markup"
import { strangeParts, strangePartsReport } from "./strange-parts"

type Options = {
  /** The e-mail provider's origin; undefined where no message can be sent. */
  mail: string | undefined
  /** The pages with the scheduling widget. */
  scheduling: readonly string[]
  /** Whether browsers may open the domain's subdomains by https alone. */
  hstsIncludeSubdomains: boolean
  /** Whether an inline script is the site's own. */
  isOwnScript: (code: string) => boolean
}

/** A name that changes with the file's content: webpack's scripts and styles. */
const hashedName = new RegExp(`[-.][0-9a-f]{${digestLength}}\\.(?:js|css)$`)

/**
 * Makes every page of a built site light and fit for a strict policy, and writes `_headers` with the
 * policy of each.
 * @param root the folder with the built site.
 * @throws where a page holds a script, or what could run or lead elsewhere, that is not the site's own.
 */
export function writeHeaders(
  root: string,
  { mail, scheduling, hstsIncludeSubdomains, isOwnScript }: Options,
) {
  const sheets = readdirSync(root).filter((name) => name.endsWith(".css"))
  for (const old of sheets.filter((name) => name.startsWith(lateName))) rmSync(path.join(root, old))
  for (const file of sheets.filter((name) => name.startsWith(wholeName)))
    writeFileSync(path.join(root, lateSheet(file)), lateStyles(readFileSync(path.join(root, file), "utf8")))
  const policies = new Map<string, string>()
  const strange = new Map<string, string[]>()
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(path.join(root, file), "utf8")
    const light = shortMarkup(joinScripts(liftStyles(pageStyles(html))))
    if (light !== html) writeFileSync(path.join(root, file), light)
    const page = `/${file.replace(/(?<=^|\/)index\.html$/, "")}`
    const hosts = { mail, scheduling: scheduling.includes(page) }
    const parts = strangeParts(light, isOwnScript)
    if (parts.length) strange.set(page, parts)
    policies.set(page, policyFor(inlineParts(light), hosts))
  }
  if (strange.size) throw new Error(strangePartsReport(strange))
  const files = filesBelow(root).map((file) => `/${file}`)
  const rules = headerRules({
    policies,
    scripts: files.filter((file) => path.posix.dirname(file) === "/" && hashedName.test(file)),
    pictures: files.filter((file) => /^\/(?:static|drawings)\//.test(file)),
    fonts: files.filter((file) => file.startsWith("/fonts/")),
    hstsIncludeSubdomains,
  })
  writeFileSync(path.join(root, "_headers"), headersFile(rules))
}

/** Every file of a folder, as a path within it. */
const filesBelow = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .toSorted()
