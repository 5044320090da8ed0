import { execFile } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import sharp from "sharp"
import { fixture } from "./fixture"

const run = promisify(execFile)

/** Makes a copy as `copyProject` does, with tiny pictures, so that it builds quickly. */
export async function makeCopy(site = fixture): Promise<string> {
  const copy = copyProject(site)
  await shrinkPictures(path.join(copy, "content"))
  return copy
}

/**
 * Makes a copy of the project to change.
 * @param site the folder of its `content/` and its videos: the small site that tests know, or "." for the owner's.
 * @param copy the copy's folder, a new one by default. What a build left in it stays.
 */
export function copyProject(site = fixture, copy = mkdtempSync(path.join(tmpdir(), "site-"))): string {
  const left = new Set(["node_modules", ".git", ".cache", "public", "test-results", ".browsers", "content"])
  for (const name of readdirSync(".").filter((entry) => !left.has(entry))) {
    cpSync(name, path.join(copy, name), { recursive: true })
  }
  for (const part of ["content", "static/videos"]) {
    rmSync(path.join(copy, part), { recursive: true, force: true })
    cpSync(path.join(site, part), path.join(copy, part), { recursive: true })
  }
  // The list of fields is the project's, not the content's.
  cpSync("content/README.md", path.join(copy, "content/README.md"))
  if (!existsSync(path.join(copy, "node_modules")))
    symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"))
  return copy
}

/** Replaces every picture below a folder with a tiny one. */
export async function shrinkPictures(folder: string) {
  const dot = await sharp({ create: { width: 32, height: 20, channels: 3, background: "#888888" } })
    .png()
    .toBuffer()
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".png")) writeFileSync(path.join(folder, file), dot)
  }
}

export function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, "utf8")))
}

/** Runs a command in the copy. Returns the exit code and the output. */
export async function runIn(
  copy: string,
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  try {
    const env = { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", ...more }
    const { stdout, stderr } = await run(command, args, { cwd: copy, env, maxBuffer: 64 << 20 })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code: Number(code), said: `${stdout}${stderr}` }
  }
}

/** Builds the copy. Returns the exit code and the output. */
export const buildCopy = (copy: string, env: Record<string, string> = {}) =>
  runIn(copy, "npx", ["gatsby", "build"], env)
