import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { NewFile } from "../../new/form"
import { remoteOf } from "../../repository/git"
import { readPackage } from "../../upgrade/merge/package-file"

/** README.md whose buttons deploy and open the owner's repository rather than the one that was copied, if it is at GitHub. */
export function readmeOf(root: string): NewFile | undefined {
  const [readme, settings] = ["README.md", "package.json"].map((file) => path.join(root, file))
  const remote = remoteOf(root)
  if (!readme || !settings || !existsSync(readme) || !existsSync(settings)) return undefined
  const { repository } = readPackage(readFileSync(settings, "utf8"))
  const address = typeof repository === "string" ? repository : (repository?.url ?? "")
  const [, copied] = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(address) ?? []
  if (copied === undefined || remote?.at !== "github.com") return undefined
  const before = readFileSync(readme, "utf8")
  const content = before.replaceAll(copied, `${remote.owner}/${remote.name}`)
  return content === before ? undefined : { file: "README.md", content }
}
