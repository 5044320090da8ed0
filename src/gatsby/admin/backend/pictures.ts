import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { checkDrawing } from "../../../model/validate/files/check-drawing"
import { extensionOf } from "../../../model/pictures/extensions"
import { checkPicture } from "../../../model/validate/files/check-picture"
import { HttpError } from "../../develop/http-error"
import { find, isOwnFile, pictureFormats, picturePath } from "./content-paths"
import { digest } from "./entries"

/** A picture that the editor sends. `content` is Base64. */
export type Asset = { path: string; content: string }

/** A picture in the editor's format. Throws HttpError if it is missing. */
export function readPicture(file: string) {
  if (find(file) === "nothing") throw new HttpError(404, `There is no ${file}.`)
  const bytes = readFileSync(file)
  return {
    id: digest(bytes),
    content: bytes.toString("base64"),
    encoding: "base64",
    path: file,
    name: path.basename(file),
  }
}

export function picturesIn(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => picturePath.safeParse(file).success && isOwnFile(file))
    .map(readPicture)
}

/** The bytes of a picture to write. Throws HttpError if they are not what the file's extension says. */
export async function pictureBytes(
  { path: file, content }: Asset,
  made: ReadonlySet<string>,
): Promise<Buffer> {
  find(file, made)
  const bytes = Buffer.from(content, "base64")
  const format = await formatOf(bytes)
  if (format === undefined || format !== pictureFormats.get(extensionOf(file))) {
    throw new HttpError(422, `${file} is not the picture its name says. Export it again.`)
  }
  const [issue] = format === "svg" ? checkDrawing(bytes.toString("utf8")) : []
  if (issue) throw new HttpError(422, `${file}:${issue.line} ${issue.reason}`)
  const reason = format === "svg" ? undefined : await checkPicture(bytes)
  if (reason) throw new HttpError(422, `${file} ${reason}`)
  return bytes
}

async function formatOf(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(bytes).metadata()).format
  } catch {
    return undefined
  }
}
