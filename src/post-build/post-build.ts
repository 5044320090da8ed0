import { copyFileSync, existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { finishBuild } from "../gatsby/source/build-marker"
import { writeFeeds } from "../gatsby/site-files/feeds"
import { type SitePages, knownPages, pagesQuery } from "../gatsby/pages/page-context"
import { makeShareImages } from "../gatsby/share/make-shares"
import { estimateScript, startupScripts } from "../gatsby/bundle/startup-scripts"
import { hostName, optionalParts, ownerToday, readSite } from "../gatsby/source/read-site"
import { siteUrl } from "../gatsby/schema/site-url"
import { mailOrigin } from "../message/send-message"
import { type Content, readContent } from "../model/read/content"
import { listedPaths } from "../model/pages/listed-paths"
import { localNotFoundPages } from "../model/pages/not-found-pages"
import { readSitePages } from "../model/pages/site-pages"
import { notFoundFile, notFoundPath } from "../routes/not-found"
import { pageSigner } from "./title-block/sign-pages"
import { contentWords, hasOwnWords } from "../model/languages/content-words"
import { languageAt } from "../routes/languages"
import { languageNames } from "../text/language-names"
import { regionalLanguage } from "../text/regional-language"
import type { Manner } from "./title-block/count-figures"
import en from "../words/en.json"
import { allowedScripts } from "./allowed-scripts"
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
  const { first, early } = startupScripts(args.pathPrefix)
  writeFileSync(path.join(root, early.address), early.code)
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
    { title, url: siteUrl(url, args.pathPrefix), languages: languagesIn(content) },
    llms === "off" ? undefined : knownPages(data),
    listedPaths(content),
  )
  // After the Markdown alternates, since those of the last build name pictures that are gone.
  removeUnused(process.cwd())
  const pages = readSitePages(process.cwd())
  const bookingPages = pages.filter(({ template }) => template === "booking")
  await publish(root, hostName(process.cwd()), {
    hostsOf: hostsWith(counter, new Set(bookingPages.map(({ path: page }) => page))),
    isOwnScript: allowedScripts(first, estimateScript()),
    redirects: redirectsOf(pages, movedIn(content)),
    localNotFound: localNotFoundPages(pages),
    editor,
    languages: content.languages,
    isOwners: (file) => existsSync(path.join("static", file)),
    sign: pageSigner(root, {
      mannerOf: await mannersOf(content.languages, args.graphql),
      dayOf: dayOf(knownPages(data), ownerToday(process.cwd())),
    }),
    ...settings,
  })
  finishBuild(process.cwd(), args.pathPrefix)
}

/** The provider and the counter on every page, as a policy outlives in-site moves; the widget on its page only. */
const hostsWith =
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

type Languages = Content["languages"]
type BlockSettings = { country?: string | null; blockWords?: Manner["words"] }

/** How the title block of a page says its figures: as the page's language does. */
async function mannersOf(languages: Languages, graphql: BuildArgs["graphql"]) {
  const query = "{ siteSettings { country blockWords { strict relaxed } } }"
  const manners = new Map<string, Manner>()
  for (const language of languages) {
    // The resolvers read the language from the context, as they do in a page's query (src/gatsby/languages/).
    const context = languages.length > 1 ? { language } : {}
    const { data } = await graphql<{ siteSettings: BlockSettings }>(query, context)
    const { country, blockWords = en.titleBlock } = data?.siteSettings ?? {}
    manners.set(language, {
      language: language === languages[0] ? language : regionalLanguage(language, languages[0], country),
      words: blockWords,
    })
  }
  const own: Manner = manners.get(languages[0]) ?? { language: languages[0], words: en.titleBlock }
  return (page: string) => manners.get(languageAt(page, languages)) ?? own
}

/** What stands at an address that a page in a language had before. */
const movedIn =
  ({ entries }: Content) =>
  (language: string) => ({
    // A language without words has the English ones.
    language: hasOwnWords(entries, language) ? new Intl.Locale(language).language : "en",
    words: contentWords(entries, language).outside.moved,
  })

/** What llms.txt says in each language: the names of its lists, and of the language where there are several. */
function languagesIn({ languages, entries }: Content) {
  const names = languageNames(languages)
  return languages.map((language, index) => ({
    language,
    name: index > 0 ? names.get(language) : undefined,
    words: contentWords(entries, language).outside,
  }))
}
