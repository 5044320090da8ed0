import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { provider } from "../lib/send-message"
import { fixedRoutes } from "../lib/routes"
import { finishBuild } from "./build-marker"
import { redirectsFile, redirectsOf } from "./host/redirects"
import { writeHeaders } from "./host/write-headers"
import { removeUnused } from "./remove-unused"
import { makeShares } from "./share/make-shares"

/** What is made of the pages once they are built: share images, and the host's own files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await makeShares(args)
  writeFileSync("public/_redirects", redirectsFile(await redirectsOf(args.graphql)))
  removeUnused(process.cwd())
  // Last, as the policies hold the hashes of what the pages are in the end.
  const form = provider()
  const mail = form && (form.origin ?? "https://api.emailjs.com")
  writeHeaders("public", { mail, scheduling: [fixedRoutes("").booking] })
  finishBuild(process.cwd())
}
