import { textContrasts } from "../../model/validate/check-tokens"
import { tokenColors } from "../../model/colors/colors"
import { contrast } from "../../model/colors/contrast"

/** The grounds that an accent stands on in each scheme, as for the content's check (src/model/validate/check-colors.ts). */
const grounds = { light: ["paper", "sheet"], dark: ["paper", "sheet", "ink-ground"] } as const

const color = /--accent-(light|dark):\s*(#[0-9a-f]{6})/gi

/**
 * The lowest contrast of text on a page, in both schemes: of the pairs that the content's check knows, and of the page's
 * own accents, which are in its HTML. Their text on them is checked with the content.
 */
export function lowestContrast(html: string): number {
  const accents = [...html.matchAll(color)].flatMap(([, name, hex = ""]) => {
    const scheme = name === "light" ? "light" : "dark"
    return grounds[scheme].map((ground) => contrast(hex.toLowerCase(), tokenColors(ground)[scheme]))
  })
  return Math.min(...textContrasts(), ...accents)
}
