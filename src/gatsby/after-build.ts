import { copyFileSync, writeFileSync } from "node:fs"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { provider } from "../message/send-message"
import { fixedRoutes } from "../model/pages/routes"
import { readSitePages } from "../model/pages/site-pages"
import { finishBuild } from "./build-marker"
import { removeByProducts } from "./host/by-products"
import { ownScripts } from "./host/own-scripts"
import { redirectsFile, redirectsOf } from "./host/redirects"
import { writeHeaders } from "./host/write-headers"
import { type SitePages, knownPages, pagesQuery } from "./page-facts"
import { removeUnused } from "./remove-unused"
import { makeShares } from "./share/make-shares"

/** What is made of the pages once they are built: share images, and the host's own files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { data, errors } = await args.graphql<SitePages>(`{ ${pagesQuery} }`)
  if (!data) throw new Error(`The pages could not be listed: ${String(errors)}`)
  const pages = knownPages(data)
  await makeShares(pages, args)
  writeFileSync("public/_redirects", redirectsFile(redirectsOf(readSitePages(process.cwd()))))
  const isOwnScript = ownScripts("public")
  removeByProducts("public")
  // Gatsby makes the page for unknown addresses twice. With the same words in both, one policy fits whichever is served.
  copyFileSync("public/404.html", "public/404/index.html")
  removeUnused(process.cwd())
  // Last, as the policies hold the hashes of what the pages are in the end.
  const form = provider()
  const mail = form && (form.origin ?? "https://api.emailjs.com")
  writeHeaders("public", {
    mail,
    scheduling: [fixedRoutes("").booking],
    hstsIncludeSubdomains: await includesSubdomains(args.graphql),
    isOwnScript,
  })
  finishBuild(process.cwd())
}

/** What the owner says of the domain's subdomains in `content/site.json`. */
async function includesSubdomains(graphql: BuildArgs["graphql"]): Promise<boolean> {
  const query = "{ siteSettings { hstsIncludeSubdomains } }"
  const { data } = await graphql<{ siteSettings: { hstsIncludeSubdomains: boolean | null } }>(query)
  return data?.siteSettings.hstsIncludeSubdomains ?? false
}
