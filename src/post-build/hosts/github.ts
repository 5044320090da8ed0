import { redirectPage } from "./redirect-page"
import type { Host } from "./host"

/** A file's type follows from its name, so an address such as `/old.php` is that of a folder: GitHub adds the slash. */
const fileOf = (from: string) =>
  /\.html?$/.test(from) ? from.slice(1) : `${from.slice(1).replace(/\/$/, "")}/index.html`

/**
 * GitHub Pages has no headers or rules: redirects are pages, and none can ask for what stands behind a question mark. The content
 * check tells that. `.nojekyll` keeps names with an
 * underscore first.
 */
export const github: Host = {
  policyInPage: true,
  files: ({ redirects, url }) => ({
    ".nojekyll": "",
    ...Object.fromEntries(
      redirects
        .filter(({ query }) => !query)
        .map(({ from, to, moved }) => [fileOf(from), redirectPage(url + encodeURI(to), moved)]),
    ),
  }),
}
