import type { GatsbySSR } from "gatsby"
import { restoreScript } from "./src/lib/preferences"
import { firstViewEnd } from "./src/lib/first-view-end"
import { fontsScript, fontsStyle } from "./src/lib/web-fonts"
import site from "./content/site.json"

export { wrapPageElement } from "./src/components/layout/wrap-page"

/** A page painted half read moves when its middle arrives: every page says where its first view ends. */
const firstView = <link key="first-view" rel="expect" href={`#${firstViewEnd}`} blocking="render" />

/** What is the same on every page: Gatsby would put it into the head again, and fetch it again, once scripts run. */
const files = [
  <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <noscript key="fonts-style" dangerouslySetInnerHTML={{ __html: `<style>${fontsStyle}</style>` }} />,
]

/** The language, and the styles that a page was made with: thus it is made anew when they change (src/gatsby/webpack.ts). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: site.language })
  setHeadComponents([
    firstView,
    ...files,
    <meta key="styles" name="styles" content={process.env.STYLES_DIGEST} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: `${restoreScript};${fontsScript}` }} />,
  ])
}
