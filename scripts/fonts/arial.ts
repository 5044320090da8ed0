import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const byLetter = z.record(z.string(), z.number())

/**
 * The widths of Arial's Latin letters, in thousandths of an em. Liberation Sans and Helvetica have the same. Such a font
 * of the device is shown until the site's own have loaded. `frequency` is how often a letter comes in 1,000 letters of
 * English.
 */
export const arial = z
  .object({ frequency: byLetter, regular: byLetter, bold: byLetter })
  .parse(JSON.parse(readFileSync(path.join(__dirname, "arial.json"), "utf8")))
