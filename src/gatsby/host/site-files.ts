import { writeFileSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode, Node } from "gatsby"
import { type ManifestSite, manifest } from "./manifest"
import { robots } from "./robots"

/** Writes the files that tell robots and phones about the site: `npm start` serves them, too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType }) => {
  const site = getNodesByType("SiteSettings").find(isSite)
  if (!site) return
  write("robots.txt", robots(site.url))
  write("manifest.webmanifest", manifest(site))
}

const write = (name: string, text: string) => writeFileSync(path.resolve("public", name), text)

const isSite = (node: Node): node is Node & ManifestSite & { url: string } => "url" in node && "owner" in node
