import { cpSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { HostName } from "../src/model/hosts/host-names"
import { readSitePages } from "../src/model/pages/site-pages"
import { publish } from "../src/post-build/publish"
import { localNotFoundPages } from "../src/model/pages/languages/not-found-pages"
import { redirectsOf } from "../src/post-build/hosts/redirects"
import { pathsOf, siteAddress } from "./pages"
import { provider } from "./provider-settings"

/** Every redirect of the site, and one of each form that an owner may bring from another site. */
export const redirects = [
  ...redirectsOf(readSitePages(process.cwd())),
  { from: "/Über-Uns.aspx", to: "/contact/" },
  { from: "/größe/", to: "/contact/" },
  { from: "/moved.php", to: "/contact/" },
  { from: "/moved/", to: "/contact/" },
  { from: "/moved-without-slash", to: "/contact/" },
  { from: "/2012/03/moved.html", to: "/contact/" },
  { from: "/moved.v1 (copy)/", to: "/contact/" },
]

/** Redirects that ask for what stands behind a question mark, where the host can: from a missing address, and from a page. */
export const askedRedirects = [
  { from: "/index.php", to: "/contact/", query: { p: "12", lang: "en us" } },
  { from: "/index.php", to: "/privacy/", query: { p: "12" } },
  { from: "/", to: "/contact/", query: { p: "7" }, isPage: true },
]

/** Makes a copy of the last build in the form for a host. Returns its folder. */
export async function publishedFor(host: HostName): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), `${host}-`))
  cpSync("public", root, { recursive: true })
  await publish(root, host, {
    thirdPartiesOf: (page) => ({ mail: provider.origin, scheduling: pathsOf("booking").includes(page) }),
    // The build has checked them.
    isOwnScript: () => true,
    redirects: [...askedRedirects, ...redirects],
    localNotFound: localNotFoundPages(readSitePages(process.cwd())),
    url: siteAddress,
    hstsIncludeSubdomains: false,
  })
  return root
}
