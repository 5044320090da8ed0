import { lstatSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { extensionOf } from "../../../model/pictures/extensions"
import { contentTypeOf } from "../../../model/schema/content-types"
import { HttpError } from "../../develop/http-error"

/** A name without characters that have a special meaning in a file system. A screenshot's has spaces. */
const plainName = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Zs}@()._-]{0,99}(?<!\p{Zs})$/u

const isPlain = (file: string) => file.split("/").every((name) => plainName.test(name))

/** sharp's names for the picture formats of the content, by file extension in small letters. */
export const pictureFormats = new Map([
  ["png", "png"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["webp", "webp"],
  ["avif", "heif"],
  ["svg", "svg"],
])

const contentPath = z.string().max(300).startsWith("content/").refine(isPlain, "must be a plain path")

export const entryPath = contentPath.refine(
  (file) => contentTypeOf(file.slice("content/".length)) !== undefined,
  "must be a file of the content model",
)

export const picturePath = contentPath.refine(
  (file) => pictureFormats.has(extensionOf(file)),
  "must be a PNG, JPEG, WebP, AVIF or SVG picture",
)

export const folderPath = z.union([z.literal("content"), contentPath])

/** Whether a path has a file, or is free for one. */
type Found = "file" | "nothing"

/**
 * Looks for a file at a path of the content. `made`: folders that the request makes, in existing ones.
 * @throws HttpError if its folder is missing, or if the path is a link or a folder. A link could lead anywhere.
 */
export function find(file: string, made: ReadonlySet<string> = new Set()): Found {
  const folder = path.dirname(file)
  if (made.has(folder) && find(folder) === "nothing") return "nothing"
  const real = attempt(() => (statSync(folder).isDirectory() ? realpathSync(folder) : undefined))
  if (real === undefined) throw new HttpError(404, `There is no folder ${folder}.`)
  const expected = path.join(realpathSync("content"), path.relative("content", folder))
  const stat = attempt(() => lstatSync(file))
  if (real !== expected || (stat && !stat.isFile())) {
    throw new HttpError(
      403,
      `${file} is a link or a folder. The editor works on the content's own files alone.`,
    )
  }
  return stat ? "file" : "nothing"
}

export function isOwnFile(file: string): boolean {
  return attempt(() => find(file)) === "file"
}

function attempt<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
