import { fixMalformedUrls } from "../browser/fix-malformed-url"
import { loadFonts } from "./fonts"
import { setDefaultPolicy } from "./trusted-types"

/**
 * The small script that every page fetches once it is painted (head-script.ts). Its file is the same for all pages and
 * builds. It fetches the fonts, and starts the page's own scripts, which the page's markup lists in order.
 */
setDefaultPolicy()
fixMalformedUrls()
const fonts = loadFonts()
if (window.startup) window.startup.fonts = fonts
const { files } = document.querySelector<HTMLElement>("[data-files]")?.dataset ?? {}
for (const file of files?.split(" ") ?? []) {
  const script = document.createElement("script")
  script.src = file
  script.async = false
  document.body.append(script)
}
