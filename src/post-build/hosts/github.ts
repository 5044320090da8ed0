import { redirectPage } from "./redirect-page"
import type { Host } from "./host"

/**
 * GitHub Pages sends no headers and reads no rules. A redirect is a page. `.nojekyll` keeps files whose names begin
 * with an underscore. https://docs.github.com/pages
 */
export const github: Host = {
  policyInPage: true,
  files: ({ redirects, url }) => ({
    ".nojekyll": "",
    ...Object.fromEntries(
      redirects.map(({ from, to }) => [`${from.slice(1)}index.html`, redirectPage(url + encodeURI(to))]),
    ),
  }),
}
