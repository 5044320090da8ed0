import type { ResolverContext } from "../schema/resolver-context"
import { writtenInResolver } from "./written-in"

const { resolve } = writtenInResolver("en-US").SiteSettings.writtenIn

const contextOf = (language?: string): ResolverContext => ({
  nodeModel: {
    findOne: () => Promise.resolve(Object(null)),
    findAll: () => Promise.resolve(Object({ entries: [] })),
    getNodeById: () => null,
  },
  defaultFieldResolver: () => undefined,
  ...(language && { language }),
})

test.each([
  ["es", "Language: Spanish (es)"],
  ["pt-BR", "Language: Brazilian Portuguese (pt-BR)"],
  ["en-US", null],
  [undefined, null],
])("the form on a page in %s tells the owner: %s", async (language, reported) => {
  expect(await resolve({}, {}, contextOf(language))).toBe(reported)
})
