import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { withoutPrefix } from "../../browser/path-prefix"
import { SiteContext, siteOf } from "../../hooks/use-site"
import type { PageLanguages } from "../../routes/page-languages"
import { figuresIn } from "../../title-block/figures"
import { DocumentLanguage } from "./document-language"
import { Layout } from "./layout"

type Args =
  | WrapPageElementBrowserArgs<Queries.SiteFragment, PageLanguages>
  | WrapPageElementNodeArgs<Queries.SiteFragment, PageLanguages>

/** Wraps every page in the layout, which stays mounted from page to page. */
export function wrapPageElement({ element, props }: Args) {
  const { data, location, pageContext, pageResources } = props
  if (process.env.NODE_ENV !== "production" && pageResources.page.path === developmentNotFound) return element
  const page = (
    <Layout
      pathname={isNotFound(pageContext) ? "" : withoutPrefix(location)}
      section={sectionOf(pageContext)}
      call={!endsWithCall(data)}
      figures={figuresIn(pageContext)}
    >
      {element}
    </Layout>
  )
  return (
    <SiteContext value={siteOf(data, pageContext)}>
      {process.env.FURTHER_LANGUAGES ? <DocumentLanguage>{page}</DocumentLanguage> : page}
    </SiteContext>
  )
}

/** Gatsby's own page for an unknown address under `npm start`. Its data is Gatsby's. */
const developmentNotFound = "/dev-404-page/"

/** Returns the path of the parent page, if `createPages` put it in the page's context. */
function sectionOf(context: object): string | undefined {
  return "section" in context && typeof context.section === "string" ? context.section : undefined
}

/** Whether the page ends with a call to action of its own, as a state's page does. */
const endsWithCall = (data: unknown) => Boolean(Object(Object(data).state).closing)

/** Whether this is the 404 page. It is served at any address, so nothing in it may depend on the address. */
const isNotFound = (context: object) => "template" in context && context.template === "404"
