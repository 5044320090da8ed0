import { createHash } from "node:crypto"
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { buildCopy, copied, copyProject } from "./copy-site"
import { fixture } from "../fixture"

const folder = path.resolve(".test-site")
const snapshot = path.join(folder, "snapshot")
const digestFile = path.join(folder, "digest")
const lockFile = path.join(folder, "lock")

/**
 * The copy of the project that tests change and build: always the same folder, as webpack's cache names absolute paths.
 * So only one process at a time may use it.
 */
export const copy = path.join(folder, "site")

/**
 * Makes the copy what it was after one finished build of the small site, with its cache, so that the next build is a
 * warm one. That build is made from scratch whenever the project has changed.
 * @throws if another process uses the copy, or the build fails.
 */
export async function restoreSnapshot(): Promise<void> {
  lockCopy()
  rmSync(copy, { recursive: true, force: true })
  if (isCurrent()) copyFolder(snapshot, copy)
  else await makeSnapshot()
}

/** Whether the snapshot is one of the project as it is now. */
export const isCurrent = () => existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest()

async function makeSnapshot() {
  for (const former of [digestFile, snapshot]) rmSync(former, { recursive: true, force: true })
  const current = digest()
  copyProject(copy)
  const { code, output } = await buildCopy(copy)
  if (code !== 0) throw new Error(output)
  copyFolder(copy, snapshot)
  writeFileSync(digestFile, current)
}

function copyFolder(from: string, to: string) {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE })
}

/** What a build of the small site reads, beside its content. */
const isRead = (name: string) =>
  /^(?:src|static|gatsby-.+|package.*\.json|tsconfig\.json|\.env.*)$/.test(name)

/** A digest of all that the build is made from, with the installed packages, but without the types that builds write. */
function digest(): string {
  const hash = createHash("sha256").update(process.version)
  // The page about the site itself shows a table of one document.
  const read = [...copied().filter(isRead), "docs/speed.md", path.relative(".", fixture)]
  const files = read
    .flatMap((name) =>
      statSync(name).isDirectory() ? filesBelow(name).map((file) => path.join(name, file)) : [name],
    )
    .filter((file) => file !== path.normalize("src/gatsby-types.d.ts"))
  for (const file of [...files, "node_modules/.package-lock.json"])
    hash.update(file).update(readFileSync(file))
  return hash.digest("hex")
}

/**
 * Takes the copy for this process until it ends.
 * @throws if another process that still runs has it.
 */
export function lockCopy() {
  mkdirSync(folder, { recursive: true })
  const holder = existsSync(lockFile) ? Number(readFileSync(lockFile, "utf8")) : undefined
  if (holder === process.pid) return
  if (holder && isRunning(holder))
    throw new Error(`Process ${holder} uses ${folder}, which is for one test run and one worker at a time.`)
  rmSync(lockFile, { force: true })
  writeFileSync(lockFile, String(process.pid), { flag: "wx" })
  process.on("exit", () => rmSync(lockFile, { force: true }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
