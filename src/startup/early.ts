import { setFonts } from "./fonts"
import { inParts } from "./in-parts"
import { oncePainted } from "./once-painted"
import { startLate } from "./start-late"
import { limitMarkup } from "./trusted-types"

/**
 * The small script that every page fetches once it is painted (first.ts), in a file that stays the same from page to page
 * and from build to build: it brings the fonts, and then the page's scripts, which the page's markup names. It does
 * without `?.` as the first one does.
 */
limitMarkup()
if (window.startup) window.startup.inParts = inParts
oncePainted(() => void setFonts())
const late = document.querySelector<HTMLElement>("[data-files]")
if (late) startLate((late.dataset.files || "").split(" "))
