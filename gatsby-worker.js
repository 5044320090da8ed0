// Gatsby runs the site's own jobs from this file, by its name; it has to be JavaScript.
const { availableParallelism } = require("node:os")
const path = require("node:path")
const sharp = require("sharp")

// AVIF is most of a clean build, and gatsby-plugin-sharp, which makes all else, knows no effort: it takes
// sharp's default of 4. ARCHITECTURE.md, "Growth", has the figures. Gatsby makes its cache anew when this changes.
const settings = { quality: 52, effort: 3 }

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
 * @param {{ inputPaths: { path: string }[], outputDir: string, args: { file: string, width: number } }} job
 */
exports.ENCODE_AVIF = ({ inputPaths: [input], outputDir, args: { file, width } }) =>
  inTurn(() => sharp(input.path).rotate().resize(width).avif(settings).toFile(path.join(outputDir, file)))
