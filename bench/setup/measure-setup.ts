import { lookup } from "node:dns/promises"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { linkPackages, unlinkPackages } from "../../scripts/repository/stage"
import { mustGit } from "../../scripts/repository/git"
import { isSample } from "../../test/is-sample"
import { samplePicturesLeft } from "../../test/setup/sample-pictures-left"
import { sampleWordsLeft } from "../../test/setup/sample-words-left"
import { runMeasured } from "../growth/run-measured"
import type { Results } from "../results"
import { inTerminal } from "./in-terminal"
import { turns } from "./turns"

export type SetupStep = NonNullable<Results["setup"]>[number]

/** The answers files of the unattended runs, in test/setup/answers. */
const files = ["fullest", "barest", "german"]

type Say = (line: string) => void

/**
 * Makes the site somebody's from a bare clone: once with the answers typed in a terminal, then with each answers file.
 * Every site is built and checked, and searched for the sample.
 * @param tests whether `npm test` runs on the first one, too.
 * @throws with what a step has said if it fails, and where the sample is gone.
 */
export async function measureSetup({ tests }: { tests: boolean }, say: Say): Promise<SetupStep[]> {
  if (!isSample) throw new Error("The sample is gone here, so there is none to take out.")
  const folder = mkdtempSync(path.join(tmpdir(), "setup-bench-"))
  const site = path.join(folder, "site")
  try {
    return [
      ...(await typed(folder, site, tests, say)),
      ...(await inTurn(files, (file) => unattended(site, file, say))).flat(),
    ]
  } finally {
    unlinkPackages(site)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function typed(folder: string, site: string, tests: boolean, say: Say): Promise<SetupStep[]> {
  const run = "typed"
  say(`${run}: a bare clone`)
  const origin = path.join(folder, "origin.git")
  mustGit(process.cwd(), "clone", "--quiet", "--bare", process.cwd(), origin)
  mustGit(folder, "clone", "--quiet", origin, site)
  mustGit(site, "tag", "shipped")
  const install = await installed(site, run, say)
  say(`${run}: npm run setup`)
  const { seconds, person } = await inTerminal("npm run setup", site, turns)
  return [
    install,
    { run, step: "setup", seconds, processor: Number.NaN, person },
    await step(site, run, ["build"], say),
    ...(await checked(site, run, say)),
    ...(tests ? [await step(site, run, ["test"], say)] : []),
  ]
}

/** Installs the packages. Where the registry cannot be reached, the project's own are used, and the step says so. */
async function installed(site: string, run: string, say: Say): Promise<SetupStep> {
  if (await isOnline()) {
    say(`${run}: npm ci`)
    const { seconds, processor } = await runMeasured("npm", ["ci"], site)
    return { run, step: "npm ci", seconds, processor }
  }
  say(`${run}: no registry can be reached, so the packages that are here are used`)
  linkPackages(process.cwd(), site)
  return { run, step: "npm ci (no network: not measured)", seconds: Number.NaN, processor: Number.NaN }
}

const isOnline = () =>
  lookup("registry.npmjs.org").then(
    () => true,
    () => false,
  )

async function unattended(site: string, file: string, say: Say): Promise<SetupStep[]> {
  mustGit(site, "reset", "--quiet", "--hard", "shipped")
  mustGit(site, "clean", "--quiet", "-xdf", "--exclude", "node_modules")
  return [
    await step(site, file, ["setup", "--", "--answers", `test/setup/answers/${file}.json`], say),
    await step(site, file, ["build"], say),
    await step(site, file, ["audit"], say),
    ...(await checked(site, file, say)),
  ]
}

/** The check before going live, and the search for the sample in what is published. */
async function checked(site: string, run: string, say: Say): Promise<SetupStep[]> {
  const check = await step(site, run, ["launch:check"], say)
  const found = [...sampleWordsLeft(site), ...(await samplePicturesLeft(site))]
  if (found.length > 0) throw new Error(["The sample is still in public/:", ...found].join("\n"))
  return [check]
}

async function step(site: string, run: string, words: string[], say: Say): Promise<SetupStep> {
  const [name = ""] = words
  say(`${run}: npm run ${name}`)
  const { seconds, processor } = await runMeasured("npm", ["run", ...words], site)
  return { run, step: name, seconds, processor }
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
