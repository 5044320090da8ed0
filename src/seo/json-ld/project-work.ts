import type { CreativeWorkLeaf, SoftwareApplicationLeaf } from "schema-dts"
import { shareImage } from "../share-image"
import { type Site, personId } from "./site"

type Project = {
  readonly path: string
  readonly title: string
  readonly overview: string
  readonly category: string
  /** A moment, ISO 8601 with a zone. */
  readonly made: string
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
  const { path, title, overview, category, made, techStack, github } = project
  const common = {
    "@id": `${site.url}${path}#project`,
    name: title,
    description: overview,
    url: site.url + path,
    image: site.url + shareImage(path),
    dateCreated: made,
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
