import { homedir } from "node:os"
import { formatHex, parse } from "culori"

/** What people type, in the form that its field asks for. What cannot be understood stays as it is, and is refused there. */

const stop = /[.!?…。！？؟।]["'”’»)\]]*$/u

/** A sentence with its full stop, so that the next one can follow. */
export function sentence(typed: string): string {
  const words = typed.trim()
  if (words === "" || stop.test(words)) return words
  return `${words}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(words) ? "。" : "."}`
}

/** An address with its scheme, as browsers show it without: `ada.dev` is `https://ada.dev`. */
export const address = (typed: string): string =>
  /^[^\s:/@]+\.[^\s:/@]+(?:[/?#]\S*)?$/.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()

/** The same for the address of a site, as copied from a browser. */
export const siteAddress = (typed: string): string => address(typed).replace(/\/+$/, "")

/** A color by its name, or in any notation of CSS, as six digits. */
export const color = (typed: string): string => formatHex(parse(typed.trim())) ?? typed

/** The path of a file, as a terminal writes it when the file is dropped on it, or from the home folder on. */
export function file(typed: string): string {
  const [, quoted = typed.trim()] = /^(?:"(.+)"|'(.+)')$/.exec(typed.trim())?.filter(Boolean) ?? []
  const plain = process.platform === "win32" ? quoted : quoted.replaceAll(/\\(.)/g, "$1")
  return plain.replace(/^~(?=[/\\])/, homedir())
}
