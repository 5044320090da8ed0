import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "./layout"

/** Puts every page into the site's shell, which stays in place from page to page. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { location, pageContext } = props
  return (
    <Layout pathname={location.pathname} section={sectionOf(pageContext)}>
      {element}
    </Layout>
  )
}

/** The page that the one shown belongs to, where `createPages` has named it. */
function sectionOf(context: object): string | undefined {
  return "section" in context && typeof context.section === "string" ? context.section : undefined
}
