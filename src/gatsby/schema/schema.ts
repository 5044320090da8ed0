import type { GatsbyNode } from "gatsby"
import { contentTypes } from "../../model/schema/content-types"
import { toSdl } from "../../model/schema/sdl"
import { blockWordsOf } from "../../title-block/words"
import en from "../../words/en.json"
import { addressResolvers } from "./addresses"
import { bodyResolvers } from "../bodies/body"
import { drawingResolvers } from "../images/drawing"
import { unpublishedResolvers } from "./unpublished"
import { pictureResolvers } from "../images/image-data"
import { estimateResolvers, estimateTypes } from "./locale/estimate-resolvers"
import { evidenceResolvers } from "./evidence"
import { isoDateResolvers } from "./locale/iso-dates"
import { madeResolvers, madeTypes } from "../bodies/made"
import { portraitResolvers } from "../images/portrait"
import { localeResolvers } from "./locale/locale-resolvers"
import { planResolvers } from "./locale/plan-resolvers"
import { availabilityResolver } from "./locale/availability"
import { hearResolvers, hearTypes } from "./hear"
import { menuResolver, presentOnly } from "./present"
import { jobMatchResolvers, jobMatchTypes } from "./job-match"
import { relationResolvers } from "./relations"
import { fileAddress, siteUrlResolver } from "./site-url"
import { tagResolvers } from "./tags"
import { fillFromSite } from "./tokens"
import { languageResolvers } from "../languages/language-resolvers"
import { localSite } from "../languages/local-site"
import { routesResolver, routesType } from "../languages/routes"
import { writtenInResolver } from "../languages/written-in"
import { allInPageLanguage, inPageLanguage, localQueries } from "../languages/page-language"
import type { SiteNode } from "../source/entries"
import type { ResolverContext } from "./resolver-context"
import { pageWords, wordsResolver, wordsTypes } from "./words"
import { workingCalendar, workingCalendarType } from "./locale/working-calendar"

/** Defines the content model as GraphQL types. Nothing is inferred. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  pathPrefix,
}) => {
  const { languages } = localSite().content
  const local = (resolve: typeof fillFromSite) => () => ({ resolve: inPageLanguage(resolve, languages) })
  actions.createFieldExtension({ name: "tokens", extend: local(fillFromSite) })
  actions.createFieldExtension({ name: "present", extend: local(presentOnly) })
  actions.createFieldExtension({ name: "inFolder", extend: () => ({ resolve: fileAddress(pathPrefix) }) })
  actions.createTypes(toSdl(contentTypes))
  actions.createTypes(wordsTypes)
  actions.createTypes(madeTypes)
  actions.createTypes(estimateTypes)
  actions.createTypes(jobMatchTypes)
  actions.createTypes(hearTypes)
  actions.createTypes(workingCalendarType)
  actions.createTypes(routesType)
  actions.createTypes(`
    "When the site was built."
    type BuildMonth implements Node @dontInfer {
      "Such as 2026-11."
      month: String!
    }
    "The file of a translation. The nodes of its language have its words (src/gatsby/languages/)."
    type Translation implements Node @dontInfer {
      "Which words it translates."
      of: String
    }
    "A picture that stands in for another one in the dark scheme or on a phone."
    type PictureVariant implements Node @dontInfer {
      "The path of the other one."
      picture: String!
    }
    "The day on which the site was built, at the owner's place."
    type BuildDay implements Node @dontInfer {
      "Such as 2026-11-24."
      day: String!
    }
    "The owner's next free start, in words."
    type AvailabilityText @dontInfer {
      "For projects, in a sentence without its full stop."
      projects: String
      "For full-time work, likewise."
      fullTime: String
      "The day for full-time work, or that it is now."
      start: String
    }
    "A drawing in the sprite of its folder."
    type DrawingSymbol @dontInfer {
      "The sprite's path, and the drawing's id in it."
      address: String!
      "The drawing's own coordinates."
      viewBox: String!
    }
    "How the site's language writes prices and days (src/estimate/pattern-formatters.ts)."
    type LocalePatterns @dontInfer {
      "A price of each number of digits."
      money: [String!]!
      "A day in each month."
      days: [String!]!
      "The digits from zero to nine."
      digits: String!
    }
    "The words of the title block: the owner's, or the usual ones (src/words/)."
    type BlockWords @dontInfer {
      ${Object.keys(en.titleBlock)
        .map((name) => `${name}: String!`)
        .join("\n      ")}
    }
    "A tag of the articles."
    type Tag @dontInfer {
      "Its words."
      name: String!
      "How many articles have it."
      count: Int!
      "Its page; none if tags have no pages."
      path: String
    }
    "What the figures of a text rest on."
    type Evidence @dontInfer {
      "Whether they are made up so far."
      sample: Boolean!
      "Their place in the ledger; none if the site does without it."
      to: String
    }
    "A page in a comparison. Parts are of the bar's whole width, from 0 to 1."
    type ComparedRow @dontInfer {
      "The page."
      name: String!
      "Whether it is a page of this site (own), the hand-written page (floor) or another's (peer)."
      role: String!
      "Its figure."
      value: String!
      "What the figure comes from, if it is a multiple."
      detail: String
      "The bar's length."
      part: Float!
      "Where the smallest run lies."
      leastPart: Float
      "Where the largest run lies."
      mostPart: Float
    }
    "A heading of the second level in an entry's body."
    type BodySection @dontInfer {
      "Its anchor."
      slug: String!
      "Its words."
      title: String!
    }
  `)
}

/** The usual words are data too: in the page's script they would weigh on every page. */
const settingsResolvers = {
  SiteSettings: {
    blockWords: {
      type: "BlockWords!",
      resolve: async ({ footer }: SiteNode, _: object, context: ResolverContext) =>
        blockWordsOf(footer.block, (await pageWords(context)).titleBlock),
    },
    calendar: workingCalendar,
  },
}

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const { languages } = localSite().content
  const add = (resolvers: Parameters<typeof allInPageLanguage>[0]) =>
    args.createResolvers(allInPageLanguage(resolvers, languages))
  args.createResolvers(localQueries(languages))
  add(drawingResolvers(args.pathPrefix))
  add(portraitResolvers(args.pathPrefix))
  add(siteUrlResolver(args.pathPrefix))
  add(addressResolvers)
  add(languageResolvers(languages[0]))
  add(routesResolver)
  add(writtenInResolver(languages[0]))
  add(relationResolvers)
  add(jobMatchResolvers)
  add(hearResolvers)
  add(unpublishedResolvers)
  add(menuResolver)
  add(localeResolvers)
  add(planResolvers)
  add(estimateResolvers)
  add(madeResolvers)
  add(availabilityResolver)
  add(settingsResolvers)
  add(wordsResolver)
  add(tagResolvers)
  add(evidenceResolvers)
  add(isoDateResolvers)
  add(bodyResolvers(args))
  add(pictureResolvers(args))
}
