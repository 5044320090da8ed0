import { z } from "zod"
import type { Fault } from "./fault"
import type { Entry } from "./read-entries"

const settings = z.object({ url: z.url(), host: z.string().optional() })

/** A site in a folder of its host: only GitHub Pages publishes one, a project's. */
export function checkSiteFolder(entries: readonly Entry[]): Fault[] {
  return entries
    .filter(({ kind }) => kind.name === "SiteSettings")
    .flatMap(({ file, data }) => {
      const { url = "", host } = settings.safeParse(data).data ?? {}
      if (!url || host === "github" || new URL(url).pathname === "/") return []
      const reason = `must be a host alone, such as ${new URL(url).origin}; only GitHub Pages ("host": "github") has a folder`
      return [{ file, place: "url", reason }]
    })
}
