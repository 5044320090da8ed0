import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { ledgerClaim } from "../model/schema/content-types/ledger-claim"
import type { Entry } from "../model/read/read-entries"
import type { LaunchIssue } from "./launch-issue"

const scripts = z.object({ scripts: z.record(z.string(), z.string()).default({}) })

/** Hints at a claim measured more than a year ago, or by a command that `package.json` no longer has. */
export function staleClaim(root: string, { file, type, data, source }: Entry, today: string): LaunchIssue[] {
  const { measured } = (type.name === "LedgerClaim" && ledgerClaim.safeParse(data).data) || {}
  if (!measured) return []
  const { date, command } = measured
  const hint = (key: "date" | "command", what: string, remedy: string): LaunchIssue => {
    const at = ["measured", key]
    return { file, line: source.lineOf(at), path: at, name: measured[key], what, remedy, hint: true }
  }
  const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? []
  return [
    ...(date < yearBefore(today, date.length)
      ? [hint("date", `is ${date}, more than a year ago`, `measure again: ${command}`)]
      : []),
    ...(script && !scriptsOf(root).has(script)
      ? [
          hint(
            "command",
            `names npm run ${script}, which package.json does not have`,
            "name the command that measures it now",
          ),
        ]
      : []),
  ]
}

/** The same day a year before, as far as the other date is known: its year, month or day. */
const yearBefore = (today: string, length: number) =>
  `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.slice(0, length)

function scriptsOf(root: string): ReadonlySet<string> {
  const file = path.join(root, "package.json")
  const known = existsSync(file) ? scripts.parse(JSON.parse(readFileSync(file, "utf8"))).scripts : {}
  return new Set(Object.keys(known))
}
