import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { fillIn } from "../../text/fill-in"
import { type HostName, hostOf } from "../../model/hosts/host-names"
import { todayAt } from "../../model/read/today-at"
import { site } from "../../model/schema/content-types/site"
import { readJson } from "../../model/read/parse/parse-file"
import { readOwnerTokens } from "../../model/read/read-entries"

const schema = z
  .object({ url: z.string(), title: z.string() })
  .catch({ url: "https://example.com", title: "The site" })

/** The site's address and name, for code that runs before content is read. The content check reports a broken file. */
export function readSite(root: string): { url: string; title: string } {
  const bytes = settingsFile(root)
  const { url, title } = schema.parse(readJson(bytes.toString("utf8")).data)
  return { url, title: fillIn(title, readOwnerTokens(bytes)) }
}

/** The folder of its host that a site lies in, such as `/repo` on GitHub Pages. Usually empty. */
export const pathPrefixOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, "") : ""

/** The host that the site is built for. */
export const hostName = (root: string): HostName => hostOf(readSettings(root))

/** The date of this build, or of another moment, at the owner's place, as `2025-03-31`. */
export const ownerToday = (root: string, now = new Date()): string => todayAt(readSettings(root), now)

const { editor, counter, llms } = site.shape
const optional = z.object({ editor, counter, llms }).catch({})

/** The settings of optional parts. The content check reports wrong ones. */
export const optionalParts = (root: string) => optional.parse(readSettings(root))

/** The counter as text for the browser's scripts; empty if there is none. */
export function counterText(root: string): string {
  const parts = optionalParts(root)
  return parts.counter ? JSON.stringify({ ...parts.counter, site: new URL(readSite(root).url).host }) : ""
}

/** The fields of `content/site.json`, before any check. */
export const readSettings = (root: string): unknown => readJson(settingsFile(root).toString("utf8")).data

function settingsFile(root: string): Buffer {
  const file = path.join(root, "content/site.json")
  return existsSync(file) ? readFileSync(file) : Buffer.from("{}")
}
