import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { hasArticles } from "./head"
import type { Site } from "./site"

const appManifest = z.object({
  name: z.string().min(1),
  icons: z.array(z.object({ src: z.string() })).min(1),
})

/** Checks the feeds, robots.txt and the manifest: each must exist and link correctly. */
export function siteFiles(site: Site, folder: string): string[] {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }
  return [
    ...(hasArticles(site.pages) && !read("rss.xml").includes("<item>") ? ["rss.xml has no articles"] : []),
    ...feedsIn(folder).flatMap((name) => feed(name, read(name), site)),
    ...robots(read("robots.txt"), site),
    ...manifest(read("manifest.webmanifest"), site),
  ]
}

/** The files of the blog's feed and of the tags' feeds. */
function feedsIn(folder: string): string[] {
  const ofTags = path.join(folder, "feeds")
  const names = existsSync(ofTags) ? readdirSync(ofTags) : []
  return ["rss.xml", "feed.json", ...names.map((name) => `feeds/${name}`)]
}

function feed(name: string, text: string, { url, pages }: Site): string[] {
  const lost = [...text.matchAll(/<item>.*?<link>([^<]*)<\/link>|"url": "([^"]*)"/gs)]
    .map(([, inRss, inJson]) => inRss ?? inJson ?? "")
    .filter((link) => !link.startsWith(`${url}/`) || !pages.has(link.slice(url.length)))
    .map((link) => `${name} links to ${link}, which is not a page`)
  const relative = /(?:src|href)=(?:"|\\"|&quot;)\//.test(text)
    ? [`${name} has relative addresses in an article`]
    : []
  return [...lost, ...relative]
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
