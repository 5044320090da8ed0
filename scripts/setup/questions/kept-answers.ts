import { existsSync, rmSync, writeFileSync } from "node:fs"
import { stageOf } from "../../repository/stage"
import { fromFile } from "./read-answers"

/** Where answers are kept that somebody has typed and that were not used yet: outside of the project, which stays as it is. */
const placeOf = (root: string) => `${stageOf(root, "setup-answers")}.json`

/** Keeps answers, for nobody else to read. Returns how to go on with them. */
export function keepAnswers(root: string, answers: object): string {
  const file = placeOf(root)
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`, { mode: 0o600 })
  return `Your answers are kept in ${file}. To be asked for the rest, run: npm run setup. To change one, mend it there, and run: npm run setup -- --answers ${file}`
}

/** The answers of an earlier run that were not used. */
export function keptAnswers(root: string): Record<string, unknown> | undefined {
  const file = placeOf(root)
  return existsSync(file) ? fromFile(file) : undefined
}

/** Deletes the answers of an earlier run. */
export const forgetAnswers = (root: string): void => rmSync(placeOf(root), { force: true })
