import { kinds } from "../../test/page-kinds"
import { isWhole, special, unknown } from "./whole"

/** All other kinds of pages. Today's browsers that play their oldest version do without. */

for (const { name, path } of kinds) if (!special.has(name)) isWhole(path)
isWhole(unknown)
