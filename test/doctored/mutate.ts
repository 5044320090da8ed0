import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { tmpdir } from "node:os"
import { copyProject } from "../copies/copy-site"
import { templates } from "../page-templates"
import { routes } from "../pages"
import { provider } from "../provider-settings"
import type { Batch, Failure, Fault } from "./fault"
import { namesOf } from "./naming"
import { browser, build, lines, units } from "./run-checks"
import { restore, treeAt } from "./tree"

/**
 * The folders of the copies. Their places stay the same, as a build's cache names them. None is called like a file of
 * checks: Playwright's patterns look at whole paths.
 */
const folder = path.join(tmpdir(), "mutated")
const builtCopy = path.join(folder, "built")
const sourceCopy = path.join(folder, "source")

/** Makes a fresh copy of the project; what an earlier build has cached stays, but for its types: lint reads them. */
function freshCopy(root: string) {
  copyProject(root, ".")
  const types = "src/gatsby-types.d.ts"
  if (existsSync(types)) cpSync(types, path.join(root, types))
  if (existsSync(".browsers") && !existsSync(path.join(root, ".browsers")))
    symlinkSync(path.resolve(".browsers"), path.join(root, ".browsers"))
}

/** Puts the project's own build into a copy. */
function copyBuild(root: string) {
  if (!existsSync("public/_headers") || !readFileSync("public/_headers", "utf8").includes(provider.origin))
    throw new Error("There is no build for the browser checks in public/. Make it first: npm run test:build")
  rmSync(path.join(root, "public"), { recursive: true, force: true })
  cpSync("public", path.join(root, "public"), { recursive: true })
}

/** The faults that no quicker check has named: the browser need not look for the others. */
const unnamed = (faults: readonly Fault[], found: readonly Failure[]) =>
  faults.filter((fault) => namesOf(fault, found).length === 0)

/** Doctors a finished build: what its pages say, without a new build. */
function doctorBuild(faults: readonly Fault[]): Failure[] {
  freshCopy(builtCopy)
  copyBuild(builtCopy)
  const tree = treeAt(builtCopy)
  for (const { edit } of faults) edit(tree)
  const found = lines(builtCopy, "audit")
  const left = unnamed(faults, found)
  // Checks of the other pages are of no use. Their titles have a page's address, or its kind and a width.
  // The home page stands for faults of every page.
  const isOther = (page: string) => page !== "/" && left.every(({ at }) => at !== page)
  const others = templates.filter(({ path: page }) => isOther(page)).map(({ name }) => `${name} at`)
  return [...found, ...browser(builtCopy, left, [...routes.filter(isOther), ...others])]
}

/** Doctors the source. `put` says whether it is built, looked at as it is, or built by the checks themselves. */
function doctorSource(put: Batch["put"], faults: readonly Fault[]): Failure[] {
  freshCopy(sourceCopy)
  const tree = treeAt(sourceCopy)
  try {
    for (const { edit } of faults) edit(tree)
    const beside = [...tree.touched].map((file) => file.replace(/\.\w+$/, ""))
    const found = units(sourceCopy, [...beside, ...faults.flatMap(({ units: own = [] }) => own)])
    if (put === "code") return [...found, ...lines(sourceCopy, "lint"), ...lines(sourceCopy, "types")]
    const left = unnamed(faults, found)
    if (left.length === 0) return found
    if (put === "source") build(sourceCopy)
    else copyBuild(sourceCopy)
    return [...found, ...browser(sourceCopy, left)]
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
 * Puts the faults of a batch in and runs the checks, the quick ones first. What they said is also in `failures.json`,
 * beside the copies.
 * @returns all that failed.
 */
export function mutate({ name, put, faults }: Batch): Failure[] {
  const found =
    put === "build"
      ? doctorBuild(faults)
      : put === "content"
        ? doctorContent(faults)
        : doctorSource(put, faults)
  appendFileSync(
    path.join(folder, "failures.json"),
    `${JSON.stringify({ name, faults: faults.length, found })}\n`,
  )
  return found
}
