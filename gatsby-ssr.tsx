import type { GatsbySSR } from "gatsby"
import { isValidElement } from "react"
import { loaderScript } from "./src/gatsby/internals"
import { firstViewEnd } from "./src/startup/first-view-end"

export { wrapPageElement } from "./src/components/layout/wrap-page"

/** A page painted half read moves when its middle arrives: every page says where its first view ends. */
const firstView = <link key="first-view" rel="expect" href={`#${firstViewEnd}`} blocking="render" />

/** What is the same on every page: Gatsby would put it into the head again, and fetch it again, once scripts run. */
const files = [
  <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
]

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([firstView, ...files])

/**
 * Puts the first script (src/startup/first.ts) into the head, with the page's path, which Gatsby says in a script of its
 * own: one script needs one hash in the policy. Visitors need not know which version of Gatsby made the page.
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
  // `npm start` has no such script.
  const path = rest.length < body.length ? `window.pagePath=${JSON.stringify(pathname)};` : ""
  const code = `${path}${process.env.HEAD_SCRIPT}`
  // The key is in no page, but makes it anew when the styles change (src/gatsby/webpack.ts).
  const script = <script key={process.env.STYLES_DIGEST} dangerouslySetInnerHTML={{ __html: code }} />
  replaceHeadComponents([...head, script])
  replacePostBodyComponents(rest)
}

const keyOf = (part: unknown) => (isValidElement(part) && part.key) || ""
