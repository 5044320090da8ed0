import { copyFileSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { type LiveEditor, editorPath } from "../gatsby/admin/live"
import type { Languages } from "../model/languages/languages-of"
import { hostLimits } from "../model/hosts/host-limits"
import type { HostName } from "../model/hosts/host-names"
import { filesBelow } from "../gatsby/source/files-below"
import { expectToFit } from "./hosts/expect-to-fit"
import type { Built } from "./hosts/host"
import { hostFiles, hosts } from "./hosts/hosts"
import { notFoundFile } from "../routes/not-found"
import { isRedirectPage } from "./hosts/redirect-page"
import { writeEditor } from "./write-editor"
import { writeHostFiles } from "./hosts/write-host-files"
import { writePages } from "./html/write-pages"

type Options = Omit<Parameters<typeof writePages>[1], "policyInPage"> &
  Pick<Built, "redirects" | "url" | "hstsIncludeSubdomains"> & {
    /** The owner's setting for an editor on the live site; undefined if there is none. */
    editor?: LiveEditor | undefined
    /** The 404 pages of further languages. */
    localNotFound?: readonly string[]
    /** The site's languages, for that editor; left out, it is one. */
    languages?: Languages
  }

/** Puts a built site into its served form. Throws on unsafe markup, and on what the host does not take. */
export async function publish(root: string, name: HostName, options: Options): Promise<void> {
  const notFound = (options.localNotFound ?? []).map((page) => ({ page, file: notFoundFile(page) }))
  removeHostFiles(root)
  removeLocalNotFound(root, options.isOwners)
  const host = hosts[name]
  rmSync(path.join(root, editorPath), { recursive: true, force: true })
  const pages = await writePages(root, { ...options, policyInPage: host.policyInPage })
  const policies = new Map(pages)
  for (const { page, file } of notFound) {
    copyFileSync(path.join(root, page, "index.html"), path.join(root, file))
    policies.set(file, pages.get(page) ?? "")
  }
  if (options.editor)
    policies.set(
      editorPath,
      await writeEditor(root, options.editor, options.languages ?? ["en"], host.policyInPage),
    )
  writeHostFiles(root, host, { ...options, policies, notFound: notFound.map(({ file }) => file) })
  expectToFit(root, hostLimits[name])
}

/** Removes the 404 pages that an earlier build put into languages' folders. The language may be gone. */
function removeLocalNotFound(root: string, isOwners: (file: string) => boolean = () => false) {
  for (const file of filesBelow(root))
    if (file.endsWith("/404.html") && !isOwners(file)) rmSync(path.join(root, file))
}

/** Removes what an earlier build wrote, perhaps for another host. */
function removeHostFiles(root: string) {
  const pages = filesBelow(root).filter(
    (file) => file.endsWith(".html") && isRedirectPage(readFileSync(path.join(root, file), "utf8")),
  )
  for (const file of [...hostFiles, ...pages]) rmSync(path.join(root, file), { force: true })
}
