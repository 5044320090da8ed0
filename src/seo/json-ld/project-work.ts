import type { CreativeWorkLeaf, SoftwareApplicationLeaf } from "schema-dts"
import { shareImage } from "../share-image"
import { type Site, personId } from "./site"

type Project = {
  readonly path: string
  readonly title: string
  readonly overview: string
  readonly category: string
  /** A timestamp, ISO 8601 with a time zone. */
  readonly made: string
  readonly techStack: readonly string[]
  readonly github: string | null
}

/** The platform of each category of project that is an application. */
const operatingSystem: Record<string, string> = {
  "web-app": "Web browser",
  fullstack: "Web browser",
  desktop: "Desktop",
}

/**
 * A case study's project: an application if its category is one, else a creative work. It
 * has no ratings and no price, since there are none.
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
