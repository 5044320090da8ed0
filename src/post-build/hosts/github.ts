import { isFile } from "../../model/hosts/address-forms"
import { redirectPage } from "./redirect-page"
import type { Host } from "./host"

/** The file that answers an address. */
const fileOf = (from: string) =>
  isFile(from) ? from.slice(1) : `${from.slice(1).replace(/\/$/, "")}/index.html`

/**
 * GitHub Pages sends no headers and reads no rules. A redirect is a page. `.nojekyll` keeps files whose names begin
 * with an underscore. https://docs.github.com/pages
 */
export const github: Host = {
  policyInPage: true,
  files: ({ redirects, url }) => ({
    ".nojekyll": "",
    ...Object.fromEntries(redirects.map(({ from, to }) => [fileOf(from), redirectPage(url + encodeURI(to))])),
  }),
}
