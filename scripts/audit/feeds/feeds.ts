import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { hasArticles } from "../head"
import { jsonFeedFaults } from "./json-feed"
import { rssFaults } from "./rss"
import type { Site } from "../site"

/** Checks the blog's feeds and those of its tags by the rules of https://validator.w3.org/feed/docs/. */
export function feeds(site: Site, folder: string): string[] {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }
  const faults = feedsIn(folder).flatMap((name) => feedFaults(name, read(name), site))
  return hasArticles(site.pages) && !read("rss.xml").includes("<item>")
    ? ["rss.xml has no articles", ...faults]
    : faults
}

/** The files of the blog's feeds and of the tags' feeds. */
function feedsIn(folder: string): string[] {
  const ofTags = path.join(folder, "feeds")
  const names = existsSync(ofTags) ? readdirSync(ofTags) : []
  return ["rss.xml", "feed.json", ...names.map((name) => `feeds/${name}`)]
}

/** The faults of one feed, each with its name; none if there is no such feed. */
export function feedFaults(name: string, text: string, site: Pick<Site, "url" | "pages">): string[] {
  if (text === "") return []
  const find = name.endsWith(".json") ? jsonFeedFaults : rssFaults
  return [...new Set(find(text, `${site.url}/${name}`, site))].map((fault) => `${name} ${fault}`)
}
