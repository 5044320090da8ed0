import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode, Node } from "gatsby"
import { contactCard } from "./contact-card"
import { cardPath } from "../../routes/contact-card"
import { type ManifestSite, manifest } from "./manifest"
import { writeIcons } from "./icons"
import { robots } from "./robots"
import { isLocal } from "../languages/local-nodes"
import { siteUrl } from "../schema/site-url"
import { securityPath, securityText } from "./security-text"
import { type FontFace, fontFaces, fontsSheet } from "../bundle/font-faces"

/** Writes the files that do not depend on the pages, for robots, phones, and visitors without JavaScript. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType, pathPrefix }) => {
  const site = getNodesByType("SiteSettings").find(isSite)
  if (!site) return
  const url = siteUrl(site.url, pathPrefix)
  write("robots.txt", robots(url))
  write("manifest.webmanifest", manifest(site))
  write(cardPath, contactCard({ ...site, url }))
  write(securityPath, securityText({ ...site, url }, new Date()))
  await writeIcons(process.cwd())
  write(fontsSheet, fontFaces.map(fontFace).join(""))
}

function write(name: string, text: string) {
  const file = path.join("public", name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const fontFace = ({ family, file, weight, range }: FontFace) =>
  `@font-face{font-family:${family};src:url(${path.posix.relative(path.posix.dirname(fontsSheet), file)}) format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ""}}\n`

/** These files are in the site's own language. */
const isSite = (node: Node): node is Node & ManifestSite & { url: string } =>
  "url" in node && "owner" in node && !isLocal(node)
