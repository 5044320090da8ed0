import { createRequire } from "node:module"
import path from "node:path"
import type { Reporter } from "gatsby"
import type { SitePage } from "../../model/pages/site-pages"

const unused =
  /^The GraphQL query in the non-page component ".*\/src\/(?:pages|templates)\/([\w-]+)\.tsx" will not be run\.$/
const explanation = "Exported queries are only executed for page components."

/**
 * Gatsby warns of every page's query that will not run. For the pages that the owner left out that is as it should be, so
 * these warnings, and the explanation below them, are not printed. All others are.
 */
export function muteAbsentQueries(reporter: Pick<Reporter, "warn" | "log">, pages: readonly SitePage[]) {
  const used = new Set(pages.map(({ template }) => template))
  const warn = reporter.warn.bind(reporter)
  const log = reporter.log.bind(reporter)
  let isExpected = false
  reporter.warn = (message = "") => {
    const [, template] = unused.exec(message.replaceAll("\\", "/")) ?? []
    isExpected = template !== undefined && !used.has(template)
    if (!isExpected) warn(message)
  }
  reporter.log = (message = "") => {
    if (!isExpected || !message.includes(explanation)) log(message)
  }
}

/** The reporter of Gatsby's own parts. Hooks get a copy of it, in which a change would change nothing. */
export function gatsbyReporter(): Pick<Reporter, "warn" | "log"> {
  const fromProject = createRequire(path.resolve("package.json"))
  const fromGatsby = createRequire(fromProject.resolve("gatsby/package.json"))
  return fromGatsby("gatsby-cli/lib/reporter")
}
