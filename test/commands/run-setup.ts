import { run } from "../../scripts/setup/run"
import type { Terminal } from "../../scripts/new/ask"
import { inProcess } from "./in-process"

/** Runs `npm run setup` in this process. Returns its status and what it printed. */
export const runSetup = (root: string, args: readonly string[], terminal?: Terminal) =>
  inProcess(root, () => run([...args], terminal))
