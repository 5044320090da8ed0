import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { hasArticles } from "../rules/head"
import { jsonFeedErrors } from "./json-feed"
import { rssErrors } from "./rss"
import type { Site } from "../site"

/** Checks the blog's feeds and those of its tags, in every language, by the rules of https://validator.w3.org/feed/docs/. */
export function feeds(site: Site, folder: string): string[] {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }
  const errors = feedsIn(folder).flatMap((name) => feedErrors(name, read(name), site))
  return hasArticles(site.pages) && !read("rss.xml").includes("<item>")
    ? ["rss.xml has no articles", ...errors]
    : errors
}

function feedsIn(folder: string): string[] {
  const others = path.join(folder, "feeds")
  const names = existsSync(others) ? readdirSync(others, { recursive: true, encoding: "utf8" }) : []
  const files = names.map((name) => `feeds/${name.replaceAll(path.sep, "/")}`)
  return ["rss.xml", "feed.json", ...files.filter((name) => path.extname(name))]
}

/** The errors of one feed, each with its name; none if there is no such feed. */
export function feedErrors(name: string, text: string, site: Pick<Site, "url" | "pages">): string[] {
  if (text === "") return []
  const find = name.endsWith(".json") ? jsonFeedErrors : rssErrors
  return [...new Set(find(text, `${site.url}/${name}`, site))].map((error) => `${name} ${error}`)
}
