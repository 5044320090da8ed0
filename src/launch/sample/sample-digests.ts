import { existsSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readContent } from "../../model/read/content"
import { extensionOf, pictureExtensions } from "../../model/pictures/extensions"
import { variantsOf } from "../../model/pictures/variants"
import { type FilmHashes, filmHashes } from "./film-hashes"
import { isCommonIcon, mediaDigest } from "./media-digest"
import { perceptualHash } from "./perceptual-hash"
import { readDigests } from "./sample-copies"
import { isFilm, mediaOf } from "./sample-media"
import { sentencesOf, shortDigest } from "./sentences"
import { proseOf } from "../texts"

const measured = z.object({ measured: z.object({ digest: z.string() }) })

/**
 * The digests of all sentences and media of the sample, and the looks of its pictures and films, as their file has them:
 * in order, in lines as the formatter leaves them.
 * @param root the project's folder.
 * @throws if a film is new and FFmpeg is not installed.
 */
export async function sampleDigests(root: string): Promise<string> {
  const { entries } = readContent(root)
  const prose = entries.flatMap(proseOf)
  const files = entries
    .flatMap(mediaOf)
    .map(({ media }) => media)
    .filter((file) => !isCommonIcon(file) && existsSync(path.join(root, file)))
  const results = entries.flatMap(({ data }) => measured.safeParse(data).data?.measured.digest ?? [])
  return [
    "{",
    `  "sentences": ${list(prose.flatMap(({ value }) => sentencesOf(value)).map(shortDigest))},`,
    `  "media": ${list([...files.map((file) => mediaDigest(path.join(root, file))), ...results.map(shortDigest)])},`,
    `  "looks": ${await looksOf(root, files)},`,
    `  "films": ${await filmsOf(root, files)}`,
    "}",
    "",
  ].join("\n")
}

/** The looks of pictures and of their variants, one a line. */
async function looksOf(root: string, files: readonly string[]): Promise<string> {
  const pictures = files.filter((file) => pictureExtensions.includes(extensionOf(file)))
  const all = new Set(pictures.flatMap((file) => [file, ...variantsOf(file).map((variant) => variant.file)]))
  const looks = await Promise.all(
    [...all]
      .map((file) => path.join(root, file))
      .filter((file) => existsSync(file))
      .map((file) => perceptualHash(file)),
  )
  const sorted = [...new Set(looks.filter((look) => look !== undefined))].toSorted()
  return `[\n${sorted.map((look) => `    "${look}"`).join(",\n")}\n  ]`
}

/** The looks of films by their digests, one a line. Those that the file has already need no FFmpeg. */
async function filmsOf(root: string, files: readonly string[]): Promise<string> {
  const { films } = readDigests()
  const looks = new Map<number, FilmHashes>()
  for (const file of new Set(files.filter(isFilm))) {
    const digest = mediaDigest(path.join(root, file))
    const look = films[digest] ?? (await filmHashes(path.join(root, file)))
    if (!look)
      throw new Error(
        `What ${file} looks like cannot be seen without FFmpeg. Install it, and run this again.`,
      )
    looks.set(digest, look)
  }
  const lines = [...looks]
    .toSorted(([one], [other]) => one - other)
    .map(([digest, look]) => `    "${digest}": [${look.map((each) => `"${each}"`).join(", ")}]`)
  return `{\n${lines.join(",\n")}\n  }`
}

/** Numbers in rows of the formatter's width. */
function list(digests: readonly number[]): string {
  const sorted = [...new Set(digests)].toSorted((a, b) => a - b)
  const rows = sorted.reduce<string[]>((lines, digest) => {
    const [last = ""] = lines.slice(-1)
    const longer = last === "" ? `    ${digest}` : `${last}, ${digest}`
    return last === "" || longer.length >= 110 ? [...lines, `    ${digest}`] : [...lines.slice(0, -1), longer]
  }, [])
  return `[\n${rows.join(",\n")}\n  ]`
}
