import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ownerToday } from "../../src/gatsby/source/read-site"
import { ledgerClaim } from "../../src/model/schema/content-types/ledger-claim"
import type { Figures } from "../pages/figures"
import { floorName } from "../pages/floor-name"
import { type Run, keyOf, recordedClaim, rowOf } from "./recorded-claim"

type Page = { name: string; path: string }

/**
 * Writes what a run measured into the ledger, a claim and a raw result for each page; an existing claim keeps its
 * words.
 * @param runs each run's figures by the page's name, the floor's among them. Returns the written files.
 * @throws if the run has no floor, or an existing claim cannot be read.
 */
export function record(
  root: string,
  pages: readonly Page[],
  runs: Readonly<Record<string, readonly Figures[]>>,
  run: Run,
): string[] {
  const folder = path.join(root, "content/claims")
  const floor = rowOf({ key: "floor", name: "The floor", role: "floor" }, runs[floorName] ?? [])
  if (!floor.figures.lcp?.length) throw new Error("There is no run of the floor to compare with.")
  const date = ownerToday(root, new Date(run.at))
  mkdirSync(path.join(folder, "results"), { recursive: true })
  return pages.flatMap(({ name, path: address }) => {
    const key = keyOf(address)
    const file = path.join(folder, `speed-${key}.json`)
    const page = { key, name: `This site: ${key === "home" ? key : name}`, role: "own", address } as const
    const { claim, text } = recordedClaim(
      floor,
      rowOf(page, runs[name] ?? []),
      { ...run, date },
      readClaim(file),
    )
    const raw = path.join(folder, claim.measured?.result ?? "")
    writeFileSync(raw, text)
    writeFileSync(file, `${JSON.stringify(claim, null, 2)}\n`)
    return [file, raw]
  })
}

const readClaim = (file: string) =>
  existsSync(file) ? ledgerClaim.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined
