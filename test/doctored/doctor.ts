import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { tmpdir } from "node:os"
import { copyProject } from "../copy-site"
import { routes } from "../pages"
import { provider } from "../provider-settings"
import type { Batch, Failure, Fault } from "./fault"
import { browser, build, lines, units } from "./run-checks"
import { restore, treeAt } from "./tree"

/** The folders of the copies. Their places stay the same, as a build's cache names them. */
const folder = path.join(tmpdir(), "doctored")
const pagesCopy = path.join(folder, "pages")
const sourceCopy = path.join(folder, "source")

/** Makes a fresh copy of the project; what an earlier build has cached stays. */
function freshCopy(root: string) {
  copyProject(".", root)
  if (existsSync(".browsers") && !existsSync(path.join(root, ".browsers")))
    symlinkSync(path.resolve(".browsers"), path.join(root, ".browsers"))
}

/** Doctors a finished build: what its pages say, without a new build. */
function doctorBuild(faults: readonly Fault[], alone: boolean): Failure[] {
  if (!existsSync("public/_headers") || !readFileSync("public/_headers", "utf8").includes(provider.origin))
    throw new Error("There is no build for the browser checks in public/. Make it first: npm run test:build")
  freshCopy(pagesCopy)
  rmSync(path.join(pagesCopy, "public"), { recursive: true, force: true })
  cpSync("public", path.join(pagesCopy, "public"), { recursive: true })
  const tree = treeAt(pagesCopy)
  for (const { edit } of faults) edit(tree)
  // Alone, checks of other pages are of no use.
  const others = alone ? routes.filter((route) => faults.every(({ at }) => at !== route)) : []
  return [...lines(pagesCopy, "audit"), ...browser(pagesCopy, faults, others)]
}

/** Doctors the source. Where a browser check must name a fault, it is built. */
function doctorSource({ put, ...batch }: Batch): Failure[] {
  freshCopy(sourceCopy)
  const tree = treeAt(sourceCopy)
  try {
    for (const { edit } of batch.faults) edit(tree)
    const beside = [...tree.touched].map((file) => file.replace(/\.\w+$/, ""))
    const elsewhere = batch.faults.flatMap(({ units: own = [] }) => own)
    const found = units(sourceCopy, [...beside, ...elsewhere])
    if (put === "code") return [...found, ...lines(sourceCopy, "lint"), ...lines(sourceCopy, "types")]
    build(sourceCopy, { put, ...batch })
    return [...found, ...lines(sourceCopy, "audit"), ...browser(sourceCopy, batch.faults)]
  } finally {
    restore(sourceCopy, tree.touched)
  }
}

function doctorContent(faults: readonly Fault[]): Failure[] {
  freshCopy(sourceCopy)
  const tree = treeAt(sourceCopy)
  for (const { edit } of faults) edit(tree)
  const found = lines(sourceCopy, "content:check")
  restore(sourceCopy, tree.touched)
  return found
}

/**
 * Puts the faults of a batch in and runs the checks.
 * @param alone whether this is one fault's second try, without the others.
 * @returns all that failed.
 */
export function doctor(batch: Batch, alone = false): Failure[] {
  if (batch.put === "content") return doctorContent(batch.faults)
  return batch.put === "build" ? doctorBuild(batch.faults, alone) : doctorSource(batch)
}
