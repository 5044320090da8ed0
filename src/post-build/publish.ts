import { rmSync } from "node:fs"
import path from "node:path"
import type { HostName } from "../model/hosts"
import type { Built } from "./hosts/host"
import { hosts } from "./hosts/hosts"
import { writeHostFiles } from "./write-host-files"
import { writePages } from "./write-pages"

type Options = Omit<Parameters<typeof writePages>[1], "policyInPage"> &
  Pick<Built, "redirects" | "url" | "hstsIncludeSubdomains">

/** Every file that a host reads. An earlier build may have written them for another host. */
const hostFiles = ["_headers", "_redirects"]

/**
 * Puts a built site in the form that is served: its pages, and the files that its host reads.
 * @param root the folder with the built site.
 * @throws if a page has a part that is not the site's own, or the host does not take so many rules.
 */
export async function publish(root: string, name: HostName, options: Options): Promise<void> {
  for (const file of hostFiles) rmSync(path.join(root, file), { force: true })
  const host = hosts[name]
  const policies = await writePages(root, { ...options, policyInPage: host.policyInPage })
  writeHostFiles(root, host, { ...options, policies })
}
