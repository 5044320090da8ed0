import { fixMalformedUrls } from "../browser/fix-malformed-url"
import { loadFonts } from "./fonts"
import { setDefaultPolicy } from "./trusted-types"

/** What runs before Gatsby's scripts: the build puts it at the start of their file. */
setDefaultPolicy()
fixMalformedUrls()
const fonts = loadFonts()
if (window.startup) window.startup.fonts = fonts
