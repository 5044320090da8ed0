import type { GatsbySSR } from "gatsby"
import { isValidElement } from "react"
import { z } from "zod"
import { withPrefix } from "./src/browser/path-prefix"
import { loaderScript } from "./src/gatsby/internals"
import site from "./content/site.json"
import { languageAt } from "./src/routes/languages"
import { feedAddresses } from "./src/routes/tag-pages"
import { directionOf } from "./src/text/locale/direction"
import { firstViewEnd } from "./src/startup/first-view-end"

export { wrapPageElement } from "./src/components/layout/wrap-page"

/** Blocks rendering until the first view is parsed. A half-parsed page would shift as more arrives. */
const firstView = <link key="first-view" rel="expect" href={`#${firstViewEnd}`} blocking="render" />

/** Links that are the same on every page. In Gatsby's Head they would be inserted and fetched again by the script. */
const files = [
  <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/icons/apple-touch-icon.png")} />,
  <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
  <link key="icon" rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />,
]

const settings: { language: string; languages?: string[] } = site

/** Titles of feeds by language (src/gatsby/site-files/feeds/feed-languages.ts). */
const feedTitles = new Map(
  z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(process.env.FEED_TITLES ?? "[]")),
)

/**
 * The blog's feed (src/gatsby/site-files/feeds/feeds.ts) in the page's language, or else in the site's own, under the site's name.
 * There is none without articles.
 */
function feed(language: string) {
  const isLocal = language !== settings.language && feedTitles.has(language)
  const title = feedTitles.get(isLocal ? language : settings.language)
  return (
    title !== undefined && (
      <link
        key="feed"
        rel="alternate"
        type="application/rss+xml"
        hrefLang={isLocal || language === settings.language ? undefined : settings.language}
        title={title}
        href={withPrefix(feedAddresses(isLocal ? language : null).rss)}
      />
    )
  )
}

function languageOf(pathname: string): string {
  const { language, languages = [] } = settings
  return languageAt(pathname, [language, ...languages.filter((each) => each !== language)])
}

/** The estimate in each language, by the build. */
const estimates = (process.env.ESTIMATE_PAGES ?? "").split(" ")

/** The language of the page, where it is not that of the site, and its direction, where it is not the usual one. */
function languageAttributes(pathname: string) {
  const { language } = settings
  const lang = languageOf(pathname)
  return { ...(lang !== language && { lang }), ...(directionOf(lang) === "rtl" && { dir: "rtl" }) }
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHeadComponents([firstView, ...files, feed(languageOf(pathname))])
  setHtmlAttributes(languageAttributes(pathname))
}

/**
 * The fonts of the device that stand in for the site's. They are not in the site's style sheet: a sheet with fonts makes
 * the browser lay out the whole page again when it comes.
 */
const fallbackFonts = (
  <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: process.env.FALLBACK_FONTS ?? "" }} />
)

/**
 * Puts the head script (src/startup/head-script.ts) into the head, and before it the estimate's own. It includes the page's path, for which Gatsby has a
 * separate script: one script needs only one hash in the policy. Also removes Gatsby's version from the page.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents().filter((part) => !keyOf(part).startsWith("generator"))
  const body = getPostBodyComponents()
  const rest = body.filter((part) => keyOf(part) !== loaderScript)
  // `npm start` does not have Gatsby's script.
  const path = rest.length < body.length ? `window.pagePath=${JSON.stringify(pathname)};` : ""
  const more = estimates.includes(pathname) ? process.env.ESTIMATE_SCRIPT : ""
  const code = `${path}${more}${process.env.HEAD_SCRIPT}`
  // The key is not in the HTML. It makes Gatsby render pages again when their styles change (src/gatsby/bundle/pages-digest.ts).
  const script = <script key={process.env.PAGES_DIGEST} dangerouslySetInnerHTML={{ __html: code }} />
  replaceHeadComponents([...head, fallbackFonts, script])
  replacePostBodyComponents(rest)
}

const keyOf = (part: unknown) => (isValidElement(part) && part.key) || ""
