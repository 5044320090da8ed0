import type { GatsbySSR } from "gatsby"
import { restoreScript } from "./src/lib/preferences"
import site from "./content/site.json"

export { wrapPageElement } from "./src/components/layout/wrap-page"

/** The language, and the styles that a page was made with: thus it is made anew when they change (src/gatsby/webpack.ts). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: site.language })
  setHeadComponents([
    <meta key="styles" name="styles" content={process.env.STYLES_DIGEST} />,
    <script key="restore" dangerouslySetInnerHTML={{ __html: restoreScript }} />,
  ])
}
