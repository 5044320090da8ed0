import type { GatsbySSR } from "gatsby"

export { wrapPageElement } from "./src/components/layout/wrap-page"

/** Names the styles that a page was made with: thus it is made anew when they change (src/gatsby/webpack.ts). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<meta key="styles" name="styles" content={process.env.STYLES_DIGEST} />])
}
