import type { GatsbySSR } from "gatsby"
import { restoreScript } from "./src/lib/preferences"
import site from "./content/site.json"

export { wrapPageElement } from "./src/components/layout/wrap-page"

/** What is the same on every page: Gatsby would put it into the head again, and fetch it again, once scripts run. */
const files = [
  <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link
    key="font"
    rel="preload"
    href="/fonts/archivo-text.woff2"
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
  />,
]

/** The language, and the styles that a page was made with: thus it is made anew when they change (src/gatsby/webpack.ts). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: site.language })
  setHeadComponents([
    ...files,
    <meta key="styles" name="styles" content={process.env.STYLES_DIGEST} />,
    <script key="restore" dangerouslySetInnerHTML={{ __html: restoreScript }} />,
  ])
}
