import type { CreativeWorkLeaf, SoftwareApplicationLeaf } from "schema-dts"
import { shareImage } from "../share-image"
import { noonOf } from "../zoned-date"
import { type Site, personId } from "./site"

type Project = {
  readonly path: string
  readonly title: string
  readonly overview: string
  readonly category: string
  readonly date: string
  readonly techStack: readonly string[]
  readonly github: string | null
}

/** Where a kind of project runs; those that are only looked at are no applications. */
const operatingSystem: Record<string, string> = {
  "web-app": "Web browser",
  fullstack: "Web browser",
  desktop: "Desktop",
}

/**
 * A case study's project: an application where it is one, else a work. It has neither
 * ratings nor a price, for there are none.
 */
export function projectWork(site: Site, project: Project): SoftwareApplicationLeaf | CreativeWorkLeaf {
  const { path, title, overview, category, date, techStack, github } = project
  const common = {
    "@id": `${site.url}${path}#project`,
    name: title,
    description: overview,
    url: site.url + path,
    image: site.url + shareImage(path),
    dateCreated: noonOf(date, site.owner.timeZone),
    creator: { "@id": personId(site) },
    keywords: techStack,
    ...(github !== null && { sameAs: github }),
  }
  const runsOn = operatingSystem[category]
  return runsOn === undefined
    ? { "@type": "CreativeWork", ...common }
    : {
        "@type": "SoftwareApplication",
        applicationCategory: category === "desktop" ? "DesktopApplication" : "WebApplication",
        operatingSystem: runsOn,
        ...common,
      }
}
