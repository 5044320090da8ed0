// Gatsby runs the site's jobs from this file. Its name is fixed, and it must be JavaScript.
const { availableParallelism } = require("node:os")
const path = require("node:path")
const pLimit = require("p-limit")
const sharp = require("sharp")

// AVIF takes most of a clean build, hence less than sharp's default effort of 4. docs/growth.md has the figures.
// Gatsby clears its cache when this changes.
const settings = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 70 },
  // Line drawings: two colors, and two between them for smooth edges.
  png: { palette: true, colours: 4, dither: 0, effort: 10 },
}

/** As in src/model/pictures/fail-on.ts, which says why. */
const failOn = "error"

/** Runs one job per processor. More at once would block Gatsby's file access. */
const inTurn = pLimit(availableParallelism())

/**
 * Encodes a picture in one width.
 * @param {{ inputPaths: { path: string }[], outputDir: string,
 *   args: { file: string, width: number, format: "avif" | "webp" | "png" } }} job
 */
exports.ENCODE = ({ inputPaths: [input], outputDir, args: { file, width, format } }) =>
  inTurn(async () => {
    await sharp(input.path, { failOn })
      .autoOrient()
      .resize(width)
      .toFormat(format, settings[format])
      .toFile(path.join(outputDir, file))
  })
