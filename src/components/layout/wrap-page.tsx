import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "./layout"

/** Puts every page into the site's shell, which stays in place from page to page. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout pathname={props.location.pathname}>{element}</Layout>
}
