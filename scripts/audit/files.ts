import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "node-html-parser"
import { z } from "zod"
import type { Site } from "./site"

const appManifest = z.object({
  name: z.string().min(1),
  icons: z.array(z.object({ src: z.string() })).min(1),
})

/** Checks the feed, robots.txt and the manifest: each must exist and link correctly. */
export function siteFiles(site: Site, folder: string): string[] {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }
  return [
    ...feed(read("rss.xml"), site),
    ...robots(read("robots.txt"), site),
    ...manifest(read("manifest.webmanifest"), site),
  ]
}

function feed(text: string, { url, pages }: Site): string[] {
  const articles = parse(text).querySelectorAll("item")
  const lost = [...text.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)]
    .map(([, link = ""]) => link)
    .filter((link) => !link.startsWith(`${url}/`) || !pages.has(link.slice(url.length)))
    .map((link) => `rss.xml links to ${link}, which is not a page`)
  const relative = /(?:src|href)=(?:"|&quot;)\//.test(text)
    ? ["rss.xml has relative addresses in an article"]
    : []
  return [...(articles.length > 0 ? [] : ["rss.xml has no articles"]), ...lost, ...relative]
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
