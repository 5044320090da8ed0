import type { CreativeWorkLeaf, SoftwareSourceCodeLeaf } from "schema-dts"
import { shareImage } from "../share-image"
import { type Site, personId } from "./site"

type Project = {
  readonly path: string
  readonly title: string
  readonly overview: string
  /** A timestamp, ISO 8601 with a time zone. */
  readonly made: string
  readonly techStack: readonly string[]
  readonly github: string | null
}

/** A project: its public source code, else a creative work. Search engines require a price for an application. */
export function projectWork(site: Site, project: Project): SoftwareSourceCodeLeaf | CreativeWorkLeaf {
  const { path, title, overview, made, techStack, github } = project
  const common = {
    "@id": `${site.url}${path}#project`,
    name: title,
    description: overview,
    url: site.url + path,
    image: site.url + shareImage(path),
    dateCreated: made,
    creator: { "@id": personId(site) },
    keywords: techStack,
  }
  return github === null
    ? { "@type": "CreativeWork", ...common }
    : { "@type": "SoftwareSourceCode", ...common, codeRepository: github }
}
