import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { fillIn } from "../text/fill-in"
import { readJson } from "../model/read"
import { readOwnerTokens } from "../model/read-entries"

const schema = z
  .object({ url: z.string(), title: z.string() })
  .catch({ url: "https://example.com", title: "The site" })

/**
 * The site's address and name from `content/site.json`, for code that needs them before the
 * content is read. The content check reports a broken or missing file, not this function.
 * @param root the project's folder.
 */
export function readSite(root: string): { url: string; title: string } {
  const file = path.join(root, "content/site.json")
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.from("{}")
  const { url, title } = schema.parse(readJson(bytes.toString("utf8")).data)
  return { url, title: fillIn(title, readOwnerTokens(bytes)) }
}
