import { textContrasts } from "../../model/validate/check-tokens"
import { tokenColors } from "../../model/colors/colors"
import { contrast } from "../../model/colors/contrast"

/** The grounds that an accent stands on in each scheme, as for the content's check (src/model/validate/entries/check-colors.ts). */
const grounds = { light: ["paper", "sheet"], dark: ["paper", "sheet", "ink-ground"] } as const

const color = /--accent-(light|dark):\s*(#[0-9a-f]{6})/gi

/** The lowest contrast of a page's text in both schemes. Text on accents is checked with the content. */
export function lowestContrast(html: string): number {
  const accents = [...html.matchAll(color)].flatMap(([, name, hex = ""]) => {
    const scheme = name === "light" ? "light" : "dark"
    return grounds[scheme].map((ground) => contrast(hex.toLowerCase(), tokenColors(ground)[scheme]))
  })
  return Math.min(...textContrasts(), ...accents)
}
