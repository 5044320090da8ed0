import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type ReadFont, readFont } from "./read-font"
import { type FaceSettings, settingsFile } from "./settings"

export type Source = { file: Buffer; font: ReadFont }

/** A face of the settings with its files, and with those that only what the build draws needs. */
export type Found = { face: FaceSettings; files: readonly Source[]; drawn: readonly Source[] }

/** @throws Error that names the file and the remedy if one is missing. */
export const readFace = async (root: string, face: FaceSettings): Promise<Found> => ({
  face,
  files: await Promise.all(face.files.map((file) => readSource(root, file))),
  drawn: await Promise.all(face.drawn.map((file) => readSource(root, file))),
})

async function readSource(root: string, file: string): Promise<Source> {
  if (!existsSync(path.join(root, file)))
    throw new Error(
      `${settingsFile} names ${file}, which is not there; install its package, or correct the name`,
    )
  const content = readFileSync(path.join(root, file))
  return { file: content, font: await readFont(content) }
}
/** The face that a browser takes for a weight: the one that has it, or else the nearest. */
export function faceFor(sources: readonly Found[], role: FaceSettings["role"], weight: number): Found {
  const [nearest] = sources
    .filter(({ face }) => face.role === role)
    .toSorted((a, b) => distance(a.face, weight) - distance(b.face, weight))
  if (!nearest) throw new Error(`${settingsFile} has no face for ${role}; add one`)
  return nearest
}

function distance({ weight }: FaceSettings, wanted: number): number {
  const [from = 0, to = from] = weight.split(" ").map(Number)
  return Math.max(from - wanted, wanted - to, 0)
}

/** A place on a face's axes: each as the settings fix it, and the weight within its bounds. */
export const pinned = ({ axes }: FaceSettings, weight: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(axes).map(([axis, at]) => [
      axis,
      typeof at === "number" ? at : Math.min(at.max, Math.max(at.min, axis === "wght" ? weight : at.min)),
    ]),
  )

/** The place on a font's axes that is nearest to a face's. Axes that the face lacks have the font's usual value. */
export function pinnedIn(axes: ReadFont["axes"], face: FaceSettings, weight: number): Record<string, number> {
  const wanted: Record<string, number> = { wght: weight, ...pinned(face, weight) }
  return Object.fromEntries(
    Object.entries(axes).map(([axis, { min, max, default: usual }]) => [
      axis,
      Math.min(max, Math.max(min, wanted[axis] ?? usual)),
    ]),
  )
}
