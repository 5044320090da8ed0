import { execFile } from "node:child_process"
import { cpSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import sharp from "sharp"
import { fixture } from "../fixture"

const run = promisify(execFile)

/** What a copy does without: results of builds and tests, and what `copyProject` replaces. */
const left = new Set(
  ["node_modules", ".git", ".cache", "public", "content", ".browsers"].concat(
    ["test-results", "playwright-report", "coverage", "look"],
    [".test-site", ".netlify", ".outbox"],
  ),
)

/** The project's files and folders that a copy has. */
export const copied = () => readdirSync(".").filter((name) => !left.has(name))

/**
 * Makes a copy of the project to change.
 * @param copy its folder.
 * @param site the folder of its `content/` and its videos: the small site that tests know, or "." for the owner's.
 */
export function copyProject(copy: string, site = fixture) {
  const options = { recursive: true, preserveTimestamps: true }
  for (const name of copied()) cpSync(name, path.join(copy, name), options)
  for (const part of ["content", "static/videos"]) {
    rmSync(path.join(copy, part), { recursive: true, force: true })
    cpSync(path.join(site, part), path.join(copy, part), options)
  }
  // The list of fields is the project's, not the content's.
  cpSync("content/README.md", path.join(copy, "content/README.md"), options)
  rmSync(path.join(copy, "node_modules"), { force: true })
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"))
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

/** The environment of commands in a copy, which is in no repository, wherever it lies. */
export const envOf = (copy: string) => ({
  ...process.env,
  CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  GIT_CEILING_DIRECTORIES: path.dirname(copy),
})

/** Runs a command in the copy. Returns the exit code and the output. */
export async function runIn(
  copy: string,
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  try {
    const env = { ...envOf(copy), ...more }
    const { stdout, stderr } = await run(command, args, { cwd: copy, env, maxBuffer: 64 << 20 })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code: Number(code), output: `${stdout}${stderr}` }
  }
}

/** Gatsby's command line, which starts faster than by way of npx. */
export const gatsby = path.resolve("node_modules/gatsby/cli.js")

/** Builds the copy. Returns the exit code and the output. */
export const buildCopy = (copy: string, env: Record<string, string> = {}) =>
  runIn(copy, process.execPath, [gatsby, "build"], env)
