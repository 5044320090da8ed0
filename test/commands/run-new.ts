import { run } from "../../scripts/new/run"
import type { Terminal } from "../../scripts/new/ask"
import { inProcess } from "./in-process"

/**
 * Runs `npm run new` in this process.
 * @param root the project's folder.
 * @param terminal the terminal for questions; omitted if nobody can answer.
 * @returns its status and what it printed.
 */
export const runNew = (root: string, args: readonly string[], terminal?: Terminal) =>
  inProcess(root, () => run([...args], terminal))
