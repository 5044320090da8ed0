import { rmSync, writeFileSync } from "node:fs"
import { stageOf } from "../../repository/stage"

/** Where answers are kept that somebody has typed and that could not be used yet: outside of the project, which stays as it is. */
const placeOf = (root: string) => `${stageOf(root, "setup-answers")}.json`

/** Keeps answers, for nobody else to read. Returns how to go on with them. */
export function keepAnswers(root: string, answers: object): string {
  const file = placeOf(root)
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`, { mode: 0o600 })
  return `Your answers are kept in ${file}. Mend it there, and run: npm run setup -- --answers ${file}`
}

/** Deletes the answers of an earlier run. */
export const forgetAnswers = (root: string): void => rmSync(placeOf(root), { force: true })
