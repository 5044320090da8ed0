import type { GatsbySSR } from "gatsby"
import { isValidElement } from "react"
import { withPrefix } from "./src/browser/path-prefix"
import { loaderScript } from "./src/gatsby/internals"
import { fixedRoutes } from "./src/routes/routes"
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

/** The blog's feed (src/gatsby/site-files/feeds.ts), under the site's name. There is none without articles. */
const feed = process.env.FEED_TITLE && (
  <link
    key="feed"
    rel="alternate"
    type="application/rss+xml"
    title={process.env.FEED_TITLE}
    href={withPrefix("/rss.xml")}
  />
)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([firstView, ...files, feed])

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
  const more = pathname === fixedRoutes("").estimate ? process.env.ESTIMATE_SCRIPT : ""
  const code = `${path}${more}${process.env.HEAD_SCRIPT}`
  // The key is not in the HTML. It makes Gatsby render pages again when their styles change (src/gatsby/bundle/pages-digest.ts).
  const script = <script key={process.env.PAGES_DIGEST} dangerouslySetInnerHTML={{ __html: code }} />
  replaceHeadComponents([...head, script])
  replacePostBodyComponents(rest)
}

const keyOf = (part: unknown) => (isValidElement(part) && part.key) || ""
