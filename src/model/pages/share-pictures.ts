import path from "node:path"
import { z } from "zod"
import { inListOrder } from "./list-order"
import type { Entry } from "../read/read-entries"
import type { SharePicture } from "./site-page"

const pictured = z.object({ src: z.string() }).optional().catch(undefined)
const pictures = z
  .object({ image: pictured, wireframe: pictured, landscape: pictured })
  .catch({ image: undefined, wireframe: undefined, landscape: undefined })
const curated = z.object({ curated: z.literal(true) })
const portrayed = z
  .object({ owner: z.object({ portrait: pictured }) })
  .catch({ owner: { portrait: undefined } })

/** The picture of an entry: a project's screen, an article's cover or a state's landscape. */
export function pictureOf({ file, data }: Entry): SharePicture | undefined {
  const { image, wireframe, landscape } = pictures.parse(data)
  const made = image ?? landscape
  // A landscape is drawn and made in one file.
  const drawn = image ? wireframe : landscape
  return made && { made: beside(file, made.src), drawn: drawn && beside(file, drawn.src) }
}

/** The picture of a page without one of its own: the owner's portrait, or the screen of home's hero, as far as there is one. */
export function commonPicture(entries: readonly Entry[], first: "portrait" | "screen") {
  const [portrait, screen] = [portraitIn(entries), screenIn(entries)]
  return first === "portrait" ? (portrait ?? screen) : (screen ?? portrait)
}

function portraitIn(entries: readonly Entry[]): SharePicture | undefined {
  const site = entries.find(({ type }) => type.name === "SiteSettings")
  const { portrait } = portrayed.parse(site?.data).owner
  return site && portrait && { made: beside(site.file, portrait.src) }
}

/** The curated project that home's hero begins with. */
function screenIn(entries: readonly Entry[]): SharePicture | undefined {
  const [first] = entries
    .filter(({ type }) => type.name === "Project")
    .filter(({ data }) => curated.safeParse(data).success)
    .toSorted(inListOrder)
  return first && pictureOf(first)
}

const beside = (file: string, src: string) => path.posix.join(path.posix.dirname(file), src)
