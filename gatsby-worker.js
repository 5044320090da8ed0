// Gatsby runs the site's own jobs from this file, by its name; it has to be JavaScript.
const { availableParallelism } = require("node:os")
const path = require("node:path")
const sharp = require("sharp")

let free = availableParallelism()
const waiting = []

/** Lets as many run at once as there are processors: what waits would keep Gatsby from its files. */
async function inTurn(work) {
  if (free > 0) free--
  else await new Promise((resolve) => waiting.push(resolve))
  try {
    await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}

/**
 * Encodes a picture as AVIF in one width.
 * @param {{
 *   inputPaths: { path: string }[], outputDir: string,
 *   args: { file: string, width: number, settings: import("sharp").AvifOptions },
 * }} job
 */
exports.ENCODE_AVIF = ({ inputPaths: [input], outputDir, args: { file, width, settings } }) =>
  inTurn(() => sharp(input.path).rotate().resize(width).avif(settings).toFile(path.join(outputDir, file)))
