/** The site and its owner for the structured data, as returned by `useSite`. */
export type Site = {
  readonly url: string
  readonly title: string
  /** The page's language. */
  readonly language: string
  /** The code of the prices' currency; none for US dollars. */
  readonly currency?: string | null
  /** The code of the business's country, if the owner names it. */
  readonly country?: string | null
  readonly owner: {
    readonly name: string
    readonly email: string
    readonly jobTitle: string
    readonly location: string
    /** In E.164 form. */
    readonly phone?: string | null
    /** The address of the owner's Google Business Profile. */
    readonly businessProfile?: string | null
  }
  readonly socials: readonly { readonly url: string }[]
}

/** The ids by which nodes refer to the owner, the business and the site, the same on every page. */
export const personId = ({ url }: Pick<Site, "url">) => `${url}/#person`
export const businessId = ({ url }: Pick<Site, "url">) => `${url}/#business`
export const webSiteId = ({ url }: Pick<Site, "url">) => `${url}/#website`
