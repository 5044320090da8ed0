import { copyFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { finishBuild } from "../gatsby/build-marker"
import { writeFeeds } from "../gatsby/host/feeds"
import { type SitePages, knownPages, pagesQuery } from "../gatsby/page-facts"
import { makeShares } from "../gatsby/share/make-shares"
import { startupScripts } from "../gatsby/startup-scripts"
import { mailOrigin } from "../message/send-message"
import { fixedRoutes } from "../model/pages/routes"
import { readSitePages } from "../model/pages/site-pages"
import { ownScripts } from "./own-scripts"
import { redirectsFile, redirectsOf } from "./redirects"
import { removeByProducts } from "./remove-by-products"
import { removeUnused } from "./remove-unused"
import { writeHeaders } from "./write-headers"
import { writePages } from "./write-pages"

const root = "public"

/** Finishes a build: its share images, its pages as they are served, and the host's files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { data, errors } = await args.graphql<SitePages>(`{ ${pagesQuery} }`)
  if (!data) throw new Error(`The pages could not be listed: ${String(errors)}`)
  await writeFeeds(root, args.graphql)
  await makeShares(knownPages(data), args)
  writeFileSync(`${root}/_redirects`, redirectsFile(redirectsOf(readSitePages(process.cwd()))))
  const { first, early } = startupScripts()
  writeFileSync(path.join(root, early.address), early.code)
  removeByProducts(root)
  // Gatsby writes the 404 page twice. Both files get the same text, so that one policy fits either.
  copyFileSync(`${root}/404.html`, `${root}/404/index.html`)
  removeUnused(process.cwd())
  const policies = await writePages(root, { hostsOf, isOwnScript: ownScripts(first) })
  writeHeaders(root, { policies, hstsIncludeSubdomains: await includesSubdomains(args.graphql) })
  finishBuild(process.cwd())
}

/** The e-mail provider on every page, as a policy stays in force after an in-site move; the widget on its page only. */
function hostsOf(page: string) {
  return { mail: mailOrigin(), scheduling: page === fixedRoutes("").booking }
}

/** The owner's setting for the domain's subdomains in `content/site.json`. */
async function includesSubdomains(graphql: BuildArgs["graphql"]): Promise<boolean> {
  const query = "{ siteSettings { hstsIncludeSubdomains } }"
  const { data } = await graphql<{ siteSettings: { hstsIncludeSubdomains: boolean | null } }>(query)
  return data?.siteSettings.hstsIncludeSubdomains ?? false
}
