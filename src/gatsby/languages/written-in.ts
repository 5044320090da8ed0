import { fillIn } from "../../text/fill-in"
import type { ResolverContext } from "../schema/resolver-context"
import { wordsOf } from "../schema/words"

/** The name of a language in another one, with its tag: "Spanish (es)". */
const namedIn = (language: string, own: string): string =>
  `${new Intl.DisplayNames([own], { type: "language" }).of(language) ?? ""} (${language})`

/**
 * `writtenIn` of the site's settings: what the contact form tells the owner of the page's language, in the owner's. Nothing on a
 * page in the site's own language.
 */
export const writtenInResolver = (own: string) => ({
  SiteSettings: {
    writtenIn: {
      type: "String",
      resolve: async (_: object, __: object, { language, nodeModel }: ResolverContext) => {
        if (language === undefined || language === own) return null
        const { mail } = await wordsOf(own, nodeModel)
        return fillIn(mail.language, { language: namedIn(language, own) })
      },
    },
  },
})
