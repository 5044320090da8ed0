import { lateName, wholeName } from "./late-sheet"
import { oncePainted } from "./once-painted"

/** The first signs that a visitor is about to do something; a screen reader presses without a pointer, autofill types without a key. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"]

declare global {
  interface Window {
    /** The button that was pressed before the page's scripts ran, if any; asked once. */
    earlyPress?: () => HTMLElement | undefined
  }
}

/**
 * The script that starts the page's own scripts late: once everything has loaded and is painted and the browser is idle, or at the
 * visitor's first touch, key or pointer. Until then words, pictures and links have the line and the processor for
 * themselves. Before the scripts comes the late style sheet, with what the page's own styles lack
 * (src/gatsby/host/page-styles.ts). A press that comes too early is kept, that of a form's button too, as long as the scripts can come; links, popovers and `details` work by the browser itself.
 * Where a script does not come, late drawings (components/drawing/) are put in as where there is none.
 */
export const lateScripts = (files: readonly string[]) => `(() => {
const signs = ${JSON.stringify(signs)}
let started = false, pressed
const start = () => {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start, true)
  const styles = document.querySelector("style[data-href]")
  if (styles) {
    const sheet = document.createElement("link")
    sheet.rel = "stylesheet"
    sheet.href = styles.dataset.href.replace("${wholeName}", "${lateName}")
    styles.after(sheet)
  }
  for (const file of ${JSON.stringify(files)}) {
    const script = document.createElement("script")
    script.src = file
    script.async = false
    script.onerror = () => { letGo(); drawLate() }
    document.body.append(script)
  }
}
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
;${oncePainted("start")}
const keep = ({ target }) => { pressed = target.closest("button:not([popovertarget], [type=submit])") || pressed }
const hold = event => { event.preventDefault(); pressed = event.submitter || pressed }
const letGo = () => { removeEventListener("click", keep, true); removeEventListener("submit", hold, true); return pressed }
const drawLate = () => { for (const late of document.querySelectorAll("span > noscript")) late.outerHTML = late.textContent }
addEventListener("click", keep, true)
addEventListener("submit", hold, true)
window.earlyPress = letGo
})()`

/**
 * Markup whose scripts start as it is read, as markup whose scripts start late.
 * @param filesOf the addresses of the files to start, by the code of its inline scripts, which serves the other
 *   scripts alone, and by the addresses of these.
 */
export function withLateScripts(
  markup: string,
  filesOf: (inline: string, addresses: readonly string[]) => readonly string[],
): string {
  const external = /<script src="([^"]+)" async><\/script>/g
  const inline = /<script(?![^>]*\ssrc)[^>]*>(.*?)<\/script>/gs
  const addresses = [...markup.matchAll(external)].flatMap(([, address]) => address ?? [])
  if (addresses.length === 0) return markup
  const code = [...markup.matchAll(inline)].map(([, text = ""]) => text.trim()).join("\n")
  const rest = markup.replace(external, "").replace(inline, "").trim()
  return `${rest}<script>${lateScripts(filesOf(code, addresses))}</script>`
}
