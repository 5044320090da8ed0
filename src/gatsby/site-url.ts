import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readJson } from "../model/read"

const schema = z.object({ url: z.string() }).catch({ url: "https://example.com" })

/** The site's address from `content/site.json`; a broken or missing file is told by the content check, not here. */
export function siteUrl(root: string): string {
  const file = path.join(root, "content/site.json")
  return schema.parse(existsSync(file) ? readJson(readFileSync(file, "utf8")).data : undefined).url
}
