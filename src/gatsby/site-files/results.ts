import { cpSync, existsSync, rmSync } from "node:fs"
import path from "node:path"
import { fixedRoutes } from "../../routes/routes"
import { contentFolder } from "../source/content-folder"

/** Publishes the raw results of claims below the ledger's page, if the site has one. */
export function publishResults(root: string, wanted: boolean) {
  const from = path.join(contentFolder, "claims/results")
  const to = path.join(root, fixedRoutes("").proof, "results")
  rmSync(to, { recursive: true, force: true })
  if (wanted && existsSync(from)) cpSync(from, to, { recursive: true })
}
