import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import type { Site } from "./site"

const appManifest = z.object({
  name: z.string().min(1),
  icons: z.array(z.object({ src: z.string() })).min(1),
})

/** Checks robots.txt and the manifest: each must exist and link correctly. */
export function siteFiles(site: Site, folder: string): string[] {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }
  return [...robots(read("robots.txt"), site), ...manifest(read("manifest.webmanifest"), site)]
}

const robots = (text: string, { url }: Site) =>
  text.includes(`Sitemap: ${url}/sitemap-index.xml`) ? [] : ["robots.txt does not name the sitemap"]

function manifest(text: string, { serves }: Site): string[] {
  if (text === "") return ["manifest.webmanifest is missing"]
  const { icons } = appManifest.parse(JSON.parse(text))
  return icons
    .filter(({ src }) => !serves(new URL(src, "https://site/manifest.webmanifest").pathname))
    .map(({ src }) => `manifest.webmanifest names ${src}, which does not exist`)
}
