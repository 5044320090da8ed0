import { existsSync } from "node:fs"
import { readSitePages } from "../src/model/pages/site-pages"
import { audit } from "./audit/audit"
import { readArguments } from "./read-arguments"

const help = `npm run audit

Checks the last build: links, anchors, pictures, markup, heads, structured data, sitemap, feeds, policies.`

/** `npm run audit`: lists the errors in the pages of the last build, one per line. */
async function run() {
  readArguments(help, {})
  if (!existsSync("public/index.html")) {
    console.error("There is no built site in public/. Build it first: npm run build")
    process.exitCode = 1
    return
  }
  const { pages, errors, warnings } = await audit(
    "public",
    readSitePages(process.cwd()).map(({ path }) => path),
  )
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  for (const error of errors) console.error(error)
  console.log(
    errors.length === 0 ? `No errors on ${pages} pages.` : `${errors.length} errors on ${pages} pages.`,
  )
  process.exitCode = errors.length === 0 ? 0 : 1
}

void run()
