import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const byLetter = z.record(z.string(), z.number())

/** Widths of Arial's Latin letters in 1/1000 em, and how often each comes in 1,000 letters of English. */
export const arial = z
  .object({ frequency: byLetter, regular: byLetter, bold: byLetter })
  .parse(JSON.parse(readFileSync(path.join(__dirname, "arial.json"), "utf8")))
