import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type HTMLElement, parse } from "node-html-parser"
import { isRedirectPage } from "../../src/post-build/hosts/redirect-page"

export type Page = {
  /** Its path, with leading and trailing slashes: `/work/`. */
  path: string
  html: string
  document: HTMLElement
}

/** The parts of the built site that the rules need. */
export type Site = {
  /** Its address, without a trailing slash. */
  url: string
  pages: ReadonlyMap<string, Page>
  listed: readonly string[]
  /** What the sitemap says of other languages of each address. */
  alternates: ReadonlyMap<string, readonly { hreflang: string; href: string }[]>
  serves: (pathname: string) => boolean
}

/** Returns a page's errors, one line each. */
export type Rule = (page: Page, site: Site) => string[] | Promise<string[]>

/** Whether a file is the owner's own, from `static/`. It is served as it is. */
export const isOwners = (folder: string, file: string) => existsSync(path.join(folder, "../static", file))

/** Reads a built site from its `public/`. */
export function readSite(folder: string): Site {
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "index.html" || file === "404.html")
      .filter((file) => !isOwners(folder, file))
      .map((file) => ({ file, html: readFileSync(path.join(folder, file), "utf8") }))
      .filter(({ html }) => !isRedirectPage(html))
      .map(({ file, html }) => {
        const at = `/${file.replaceAll(path.sep, "/")}`.replace(/index\.html$/, "")
        return [at, { path: at, html, document: parse(html) }]
      }),
  )
  // Gatsby writes the 404 page twice; hosts serve the file 404.html.
  pages.delete("/404/")
  // The editor of the live site is no page for visitors. Its policy is checked with the others.
  pages.delete("/admin/")
  const sitemaps = addressesIn(path.join(folder, "sitemap-index.xml")).map((sitemap) =>
    path.join(folder, path.basename(new URL(sitemap).pathname)),
  )
  const listed = sitemaps.flatMap(addressesIn)
  const alternates = new Map(sitemaps.flatMap(alternatesIn))
  const home = pages.get("/")?.document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? ""
  const serves = (pathname: string) => {
    const file = path.join(folder, decodeURI(pathname))
    // Hosts have the 404 page at its own address, too.
    const isPage = pages.has(pathname) || (pathname === "/404/" && pages.has("/404.html"))
    return isPage || (!pathname.endsWith("/") && existsSync(file))
  }
  return { url: home.replace(/\/$/, ""), pages, listed, alternates, serves }
}

const addressesIn = (sitemap: string) =>
  existsSync(sitemap)
    ? [...readFileSync(sitemap, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at)
    : []

const alternatesIn = (sitemap: string) =>
  existsSync(sitemap)
    ? [...readFileSync(sitemap, "utf8").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => {
        const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
        const at = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ""
        return [at, links.map(([, hreflang = "", href = ""]) => ({ hreflang, href }))] as const
      })
    : []

/** Returns whether a page must not be listed by search engines, like the 404 page. */
export const isUnlisted = ({ document }: Page) =>
  document.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex") ?? false
