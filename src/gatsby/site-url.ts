import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readJson } from "../model/read"

const schema = z.object({ url: z.string() }).catch({ url: "https://example.com" })

/** The site's address from `content/site.json`; a broken file is told by the content check, not here. */
export function siteUrl(root: string): string {
  return schema.parse(readJson(readFileSync(path.join(root, "content/site.json"), "utf8")).data).url
}
