import { existsSync } from "node:fs"
import path from "node:path"
import { git } from "../repository/git"
import type { PackageFile } from "./merge/package-file"

/** Where the newer versions are: the given place, the remote "upstream", or the repository of package.json. @throws with the remedy. */
export function upstreamOf(root: string, given: string | undefined, { repository }: PackageFile): string {
  const remote = git(root, "remote", "get-url", "upstream")
  const named = typeof repository === "string" ? repository : repository?.url
  const place = given ?? (remote.ok ? remote.stdout : named?.replace(/^git\+/, ""))
  if (place === undefined || place.includes("OWNER/REPOSITORY"))
    throw new Error(
      'Which repository did you copy? Name it as "repository" in package.json, or with --from https://github.com/…',
    )
  const folder = path.resolve(root, place)
  return existsSync(folder) ? folder : place
}
