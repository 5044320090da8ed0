import { mendAddresses } from "../browser/mend-address"
import { setFonts } from "./fonts"
import { oncePainted } from "./once-painted"
import { startLate } from "./start-late"
import { limitMarkup } from "./trusted-types"

/**
 * The small script that every page fetches once it is painted (first.ts). Its file is the same for all pages and
 * builds. It loads the fonts, and then the page's own scripts, which the page's markup lists.
 */
limitMarkup()
mendAddresses()
oncePainted(() => void setFonts())
const late = document.querySelector<HTMLElement>("[data-files]")
if (late) startLate((late.dataset.files ?? "").split(" "))
