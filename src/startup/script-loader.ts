import { fixMalformedUrls } from "../browser/fix-malformed-url"
import { loadFonts } from "./fonts"
import { afterFirstPaint } from "./after-first-paint"
import { loadDelayedScripts } from "./load-delayed-scripts"
import { setDefaultPolicy } from "./trusted-types"

/**
 * The small script that every page fetches once it is painted (head-script.ts). Its file is the same for all pages and
 * builds. It loads the fonts, and then the page's own scripts, which the page's markup lists.
 */
setDefaultPolicy()
fixMalformedUrls()
afterFirstPaint(() => void loadFonts())
const late = document.querySelector<HTMLElement>("[data-files]")
if (late) loadDelayedScripts((late.dataset.files ?? "").split(" "))
