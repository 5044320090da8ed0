import type { NodeModel } from "./resolver-context"
import { siteTokens } from "./tokens"

test.each([
  ["de-DE", /^\d+\+ Jahre$/],
  ["es", /^más de .+ años$/],
  ["en-GB", /^more than .+ years$/],
])("how long the owner has worked is said in the site's language, %s", async (language, said) => {
  const owner = {
    name: "Ada Byron",
    slug: "ada",
    email: "ada@byron.dev",
    since: "2012-01-01",
    timeZone: "UTC",
  }
  const findOne = jest.fn().mockResolvedValue({ language, owner })
  const nodeModel: Pick<NodeModel, "findOne"> = { findOne }
  expect((await siteTokens(nodeModel))["experience"]).toMatch(said)
})
