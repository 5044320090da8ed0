import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"

const left = new Set(["node_modules", ".git", ".cache", "public", "test-results"])

/**
 * A copy of the project in the system's temporary folder, without what builds have left. The site's own
 * pictures are tiny in it, so that a build's time and memory are those of the entries added to it.
 * @returns its folder, and what takes it away again.
 */
export async function copySite(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-site-"))
  for (const name of readdirSync(".").filter((entry) => !left.has(entry)))
    cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"))
  const dot = await sharp({ create: { width: 32, height: 20, channels: 3, background: "#888888" } })
    .png()
    .toBuffer()
  const content = path.join(folder, "content")
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".png")) writeFileSync(path.join(content, file), dot)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
