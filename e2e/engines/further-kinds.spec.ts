import { templates } from "../../test/page-templates"
import { isWhole, special, unknown } from "./whole"

/** All other templates. Today's browsers that play their oldest version do without. */

for (const { name, path } of templates) if (!special.has(name)) isWhole(path)
isWhole(unknown)
