import type { GatsbySSR } from "gatsby"
import { isValidElement } from "react"
import { restoreScript } from "./src/browser/preferences"
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

/** What every page has, and the styles that it was made with: thus it is made anew when they change (src/gatsby/webpack.ts). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    firstView,
    ...files,
    <meta key="styles" name="styles" content={process.env.STYLES_DIGEST} />,
    <script key="preferences" dangerouslySetInnerHTML={{ __html: restoreScript }} />,
  ])
}

/** Visitors need not know which version of Gatsby made the page. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(getHeadComponents().filter((part) => !isGenerator(part)))

const isGenerator = (part: unknown) => isValidElement(part) && part.key?.startsWith("generator")
