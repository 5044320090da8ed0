import { mkdirSync, writeFileSync } from "node:fs"
import { z } from "zod"
import { HttpError } from "../../develop/http-error"
import { branch } from "../config"
import { entryPath, folderPath, picturePath } from "./content-paths"
import { editedFiles, entriesIn, newFolders, readEntry } from "./entries"
import { type Asset, pictureBytes, picturesIn, readPicture } from "./pictures"

const entry = z.strictObject({ path: entryPath, raw: z.string(), slug: z.string() })
const asset = z.strictObject({ path: picturePath, content: z.string(), encoding: z.literal("base64") })
/** Decap CMS sends these options for a commit. They are unused, as nothing is committed. */
const options = z.record(z.string(), z.unknown())

const action = <Name extends string, Shape extends z.ZodRawShape>(name: Name, params: Shape) =>
  z.strictObject({
    branch: z.literal(branch),
    action: z.literal(name),
    params: z.strictObject({ branch: z.literal(branch), ...params }),
  })

/** The requests that the editor may send. None of them removes or moves a file. */
const request = z.discriminatedUnion("action", [
  action("entriesByFolder", { folder: z.string(), extension: z.string(), depth: z.int() }),
  action("entriesByFiles", {
    files: z.array(z.strictObject({ path: entryPath, label: z.string().optional() })),
  }),
  action("getEntry", { path: entryPath }),
  action("persistEntry", { dataFiles: z.array(entry), assets: z.array(asset), options }),
  action("getMedia", { mediaFolder: folderPath }),
  action("getMediaFile", { path: picturePath }),
  action("persistMedia", { asset, options }),
])

/** Carries out a request of Decap CMS's proxy backend. Throws HttpError if the request is not allowed. */
export async function runAction(body: unknown): Promise<unknown> {
  const { success, data: asked, error } = request.safeParse(body)
  if (!success) throw new HttpError(422, z.prettifyError(error))
  switch (asked.action) {
    case "entriesByFolder":
      return entriesIn(asked.params)
    case "entriesByFiles":
      return asked.params.files.map(readEntry)
    case "getEntry":
      return readEntry(asked.params)
    case "persistEntry":
      await save(asked.params.dataFiles, asked.params.assets)
      return { message: "entry persisted" }
    case "getMedia":
      return picturesIn(asked.params.mediaFolder)
    case "getMediaFile":
      return readPicture(asked.params.path)
    default:
      await save([], [asked.params.asset])
      return readPicture(asked.params.asset.path)
  }
}

/** Writes an entry with its new pictures. It writes either everything or nothing. */
async function save(entries: z.infer<typeof entry>[], assets: Asset[]) {
  const made = newFolders(entries.map(({ path }) => path))
  const pictures = await Promise.all(
    assets.map(async (each) => ({ path: each.path, bytes: await pictureBytes(each, made) })),
  )
  const texts = await Promise.all(entries.map(({ path, raw }) => editedFiles(path, raw, made)))
  for (const folder of made) mkdirSync(folder, { recursive: true })
  for (const { path, bytes } of pictures) writeFileSync(path, bytes)
  for (const { path, text } of texts.flat()) writeFileSync(path, text)
}
