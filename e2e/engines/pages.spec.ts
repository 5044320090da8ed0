import { templates } from "../../test/page-templates"
import { isWhole, special } from "./whole"

/** One page of each special kind, in every engine. In Chromium, e2e/pages/ visits all pages. */

for (const { name, path } of templates) if (special.has(name)) isWhole(path)
