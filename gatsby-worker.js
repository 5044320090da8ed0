// Gatsby runs the site's own jobs from this file, by its name; it has to be JavaScript.
const { availableParallelism } = require("node:os")
const path = require("node:path")
const sharp = require("sharp")

// AVIF is most of a clean build: sharp's default effort is 4. ARCHITECTURE.md, "Growth", has the figures.
// Gatsby makes its cache anew when this changes.
const settings = { avif: { quality: 52, effort: 3 }, webp: { quality: 70 } }

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
 * Encodes a picture in one width.
 * @param {{ inputPaths: { path: string }[], outputDir: string,
 *   args: { file: string, width: number, format: "avif" | "webp" } }} job
 */
exports.ENCODE = ({ inputPaths: [input], outputDir, args: { file, width, format } }) =>
  inTurn(() =>
    sharp(input.path)
      .autoOrient()
      .resize(width)
      .toFormat(format, settings[format])
      .toFile(path.join(outputDir, file)),
  )
