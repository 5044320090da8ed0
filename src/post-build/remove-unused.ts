import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../gatsby/source/files-below"

/** The files of a built site that are needed only if others refer to them. */
const named = /^(?:static|drawings|share|videos)\//

/** Files from `static/` are an owner's own and stay, except for those of its videos that nothing shows. */
const isOwn = (root: string, file: string) =>
  !file.startsWith("videos/") && existsSync(path.join(root, "static", file))

const text = /\.(?:html|json|css|js|xml|txt|md|webmanifest)$/

const address = /\b(?:static|drawings|share|videos)\/[^\s"<>\\,:;={}`]+/g

/** Removes media that nothing refers to any longer. Of `static/`, only videos are removed. */
export function removeUnused(root: string) {
  const built = path.join(root, "public")
  const files = filesBelow(built)
  const texts = files.filter((file) => text.test(file))
  const used = new Set(texts.flatMap((file) => addressesIn(readFileSync(path.join(built, file), "utf8"))))
  const videos = new Set([...used].filter((file) => file.startsWith("videos/")).map(withoutEnding))
  const unused = files
    .filter((file) => named.test(file))
    .filter((file) => !used.has(file) && !used.has(file.split("/").map(encodeURIComponent).join("/")))
    // A poster in a text names one of its video's files; the player takes the other format and the captions, too.
    .filter((file) => !(isPlayed(file) && videos.has(withoutEnding(file))))
    .filter((file) => !isOwn(root, file))
  for (const file of unused) rmSync(path.join(built, file))
}

const isPlayed = (file: string) => /\.(?:mp4|webm|vtt)$/i.test(file)

const withoutEnding = (file: string) => file.replace(/\.\w+$/, "")

/** The addresses in a text, without the leading slash. Some characters may end one or be in its name: both count. */
function addressesIn(markup: string): string[] {
  return [...markup.replaceAll("&#x27;", "'").matchAll(address)].flatMap(([whole]) => [
    whole,
    ...[...whole.matchAll(/['()#?&]/g)].map(({ index }) => whole.slice(0, index)),
  ])
}
