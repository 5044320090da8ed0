import { isFile } from "../../model/hosts/address-forms"
import { redirectPage } from "./redirect-page"
import type { Host } from "./host"

const fileOf = (from: string) =>
  isFile(from) ? from.slice(1) : `${from.slice(1).replace(/\/$/, "")}/index.html`

/** GitHub Pages has no headers or rules: redirects are pages. `.nojekyll` keeps names with an underscore first. */
export const github: Host = {
  policyInPage: true,
  files: ({ redirects, url }) => ({
    ".nojekyll": "",
    ...Object.fromEntries(
      redirects.map(({ from, to, moved }) => [fileOf(from), redirectPage(url + encodeURI(to), moved)]),
    ),
  }),
}
