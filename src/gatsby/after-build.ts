import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { redirectsFile, redirectsOf } from "./host/redirects"
import { makeShares } from "./share/make-shares"

/** What is made of the pages once they are built: share images, and the host's own files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await makeShares(args)
  writeFileSync("public/_redirects", redirectsFile(await redirectsOf(args.graphql)))
}
