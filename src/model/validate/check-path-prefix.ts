import { z } from "zod"
import type { ContentIssue } from "../errors/content-issue"
import type { Entry } from "../read/read-entries"

const settings = z.object({ url: z.url(), host: z.string().optional() })

/** A site in a folder of its host: only GitHub Pages publishes one, a project's. */
export function checkPathPrefix({ file, type, data, source }: Entry): ContentIssue[] {
  const site = type.name === "SiteSettings" ? settings.safeParse(data).data : undefined
  if (!site || site.host === "github" || new URL(site.url).pathname === "/") return []
  const reason = `must be a host alone, such as ${new URL(site.url).origin}; only GitHub Pages ("host": "github") has a folder`
  return [{ file, line: source.lineOf(["url"]), place: "url", reason }]
}
