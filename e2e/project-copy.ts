import { cpSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"

const left = new Set(["node_modules", ".git", ".cache", "public", "test-results"])

/** A copy of the project, to be changed and thrown away; its pictures are tiny, so that it is quickly built. */
export async function copyProject(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), "site-"))
  for (const name of readdirSync(".").filter((entry) => !left.has(entry))) {
    cpSync(name, path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"))
  await shrinkPictures(path.join(copy, "content"))
  return copy
}

async function shrinkPictures(folder: string) {
  const dot = await sharp({ create: { width: 32, height: 20, channels: 3, background: "#888888" } })
    .png()
    .toBuffer()
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".png")) writeFileSync(path.join(folder, file), dot)
  }
}

/** Changes a text file. */
export function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, "utf8")))
}
