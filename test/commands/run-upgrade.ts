import { run } from "../../scripts/upgrade/run"
import { inProcess } from "./in-process"

/** Runs `npm run upgrade` in this process. Returns its status and what it printed. */
export const runUpgrade = (root: string, ...args: string[]) => inProcess(root, () => run(args))
