import type { ResolverContext } from "../schema/resolver-context"
import { allInPageLanguage, inPageLanguage, localQueries } from "./page-language"

/** A context that notes what is looked for. */
function contextOf(language?: string) {
  const asked: unknown[] = []
  const find = jest.fn((args: unknown) => Promise.resolve(Object(asked.push(args))))
  const nodeModel = { findOne: find, findAll: find, getNodeById: () => null, own: "Gatsby's" }
  const context: ResolverContext = {
    nodeModel,
    defaultFieldResolver: () => undefined,
    ...(language && { language }),
  }
  return { asked, context }
}
/** What a resolver gets of the query: of all that, it needs the resolver that it stands before. */
const info = (found: unknown[]) =>
  Object({ originalResolver: (_: unknown, args: unknown) => void found.push(args) })

const look = (_: unknown, __: unknown, { nodeModel }: ResolverContext) => {
  void nodeModel.findOne({ type: "Project", query: { filter: { folder: { eq: "a" } } } })
  void nodeModel.findAll({ type: "Article" })
  void nodeModel.findOne({ type: "BuildDay" })
  return Object(nodeModel).own
}

test.each([
  ["es", "es"],
  [undefined, "en"],
])("a resolver finds entries in the language of its page, %s", (language, expected) => {
  const { asked, context } = contextOf(language)
  expect(inPageLanguage(look, ["en", "es"])({}, {}, context, info([]))).toBe("Gatsby's")
  expect(asked).toEqual([
    { type: "Project", query: { filter: { folder: { eq: "a" }, language: { eq: expected } } } },
    { type: "Article", query: { filter: { language: { eq: expected } } } },
    { type: "BuildDay" },
  ])
})

test("a page's own query does, too, and keeps its filter", () => {
  const fields = Object(localQueries(["en", "es"])["Query"])
  const found: unknown[] = []
  fields.homePage.resolve({}, {}, contextOf("es").context, info(found))
  fields.allArticle.resolve({}, { filter: { tags: { eq: "a" } }, limit: 3 }, contextOf().context, info(found))
  expect(found).toEqual([
    { language: { eq: "es" } },
    { filter: { tags: { eq: "a" }, language: { eq: "en" } }, limit: 3 },
  ])
})

test("in a site of one language every resolver is as it was", () => {
  const resolvers = { Article: { day: { resolve: look } } }
  expect(inPageLanguage(look, ["en"])).toBe(look)
  expect(allInPageLanguage(resolvers, ["en"])).toBe(resolvers)
  expect(localQueries(["en"])).toEqual({})
})
