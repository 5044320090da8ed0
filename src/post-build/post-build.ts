import { copyFileSync, existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { finishBuild } from "../gatsby/source/build-marker"
import { writeFeeds } from "../gatsby/site-files/feeds/feeds"
import { type SitePages, knownPages, pagesQuery } from "../gatsby/pages/page-context"
import { makeShareImages } from "../gatsby/share/make-shares"
import { estimateScript, startupScripts } from "../gatsby/bundle/js/startup-scripts"
import { hostName, optionalParts, ownerToday, readSite } from "../gatsby/source/read-site"
import { siteUrl } from "../gatsby/schema/site-url"
import { mailOrigin } from "../message/send-message"
import { readContent } from "../model/read/content"
import { listedPaths } from "../model/pages/listed-paths"
import { localNotFoundPages } from "../model/pages/languages/not-found-pages"
import { readSitePages } from "../model/pages/site-pages"
import { notFoundFile, notFoundPath } from "../routes/not-found"
import { panelWords } from "./accessibility-tree/panel-words"
import { writeTrees } from "./accessibility-tree/write-trees"
import { titleBlockFiller } from "./title-block/fill-title-blocks"
import { allowedScripts } from "./allowed-scripts"
import { listLanguages, figureLocales, movedIn } from "./languages"
import { publish } from "./publish"
import { redirectsOf } from "./hosts/redirects"
import { removeByProducts } from "./remove-by-products"
import { removeUnused } from "./remove-unused"
import { writeMarkdownAlternates } from "./markdown/write-markdown-alternates"

const root = "public"

/** Finishes a build: its share images, its pages as they are served, and the host's files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { data, errors } = await args.graphql<SitePages>(`{ ${pagesQuery} }`)
  if (!data) throw new Error(`The pages could not be listed: ${String(errors)}`)
  const content = readContent(process.cwd())
  await writeFeeds(root, content, args.graphql)
  await makeShareImages(knownPages(data), args)
  const { headScript, loader } = startupScripts(args.pathPrefix)
  writeFileSync(path.join(root, loader.address), loader.code)
  // Where people and tools look for it first.
  copyFileSync(`${root}/sitemap-index.xml`, `${root}/sitemap.xml`)
  removeByProducts(root)
  // Gatsby writes the 404 page twice. Both files get the same text, so that one policy fits either.
  copyFileSync(`${root}/404.html`, `${root}/404/index.html`)
  const { editor, counter, llms } = optionalParts(process.cwd())
  const { title, url } = readSite(process.cwd())
  const settings = await siteSettings(args.graphql)
  writeMarkdownAlternates(
    root,
    { title, url: siteUrl(url, args.pathPrefix), languages: listLanguages(content) },
    llms === "off" ? undefined : knownPages(data),
    listedPaths(content),
  )
  // After the Markdown alternates, since those of the last build name pictures that are gone.
  removeUnused(process.cwd())
  const pages = readSitePages(process.cwd())
  const bookingPages = pages.filter(({ template }) => template === "booking")
  await publish(root, hostName(process.cwd()), {
    thirdPartiesOf: thirdPartiesWith(counter, new Set(bookingPages.map(({ path: page }) => page))),
    isOwnScript: allowedScripts(headScript, estimateScript()),
    redirects: redirectsOf(pages, movedIn(content)),
    localNotFound: localNotFoundPages(pages),
    editor,
    languages: content.languages,
    isOwners: (file) => existsSync(path.join("static", file)),
    fillTitleBlock: titleBlockFiller(root, {
      localeOf: await figureLocales(content.languages, args.graphql),
      dayOf: dayOf(knownPages(data), ownerToday(process.cwd())),
    }),
    ...settings,
  })
  const [own] = content.languages
  writeTrees(
    root,
    knownPages(data).map(({ path: page, language = own }) => ({ path: page, language })),
    await panelWords(content.languages, args.graphql),
  )
  finishBuild(process.cwd(), args.pathPrefix)
}

/** The provider and the counter on every page, as a policy outlives in-site moves; the widget on its page only. */
const thirdPartiesWith =
  (counter: { address: string } | undefined, bookingPages: ReadonlySet<string>) => (page: string) => ({
    mail: mailOrigin(),
    counter: counter && new URL(counter.address).origin,
    scheduling: bookingPages.has(page),
  })

/** The day of a page's last change; the build's, if it is not known. The 404 page has two files. */
function dayOf(pages: ReturnType<typeof knownPages>, today: string) {
  const days = new Map(pages.map(({ path: page, lastmod }) => [page, lastmod]))
  return (page: string) => days.get(page === notFoundFile(notFoundPath) ? notFoundPath : page) ?? today
}

type Settings = { url: string; hstsIncludeSubdomains: boolean | null }

/** The site's address, and the owner's setting for the domain's subdomains. */
async function siteSettings(graphql: BuildArgs["graphql"]) {
  const query = "{ siteSettings { url hstsIncludeSubdomains } }"
  const { data } = await graphql<{ siteSettings: Settings }>(query)
  const { url = "", hstsIncludeSubdomains } = data?.siteSettings ?? {}
  return { url, hstsIncludeSubdomains: hstsIncludeSubdomains ?? false }
}
