/**
 * From which error on sharp refuses a picture, in the build as in the check: it takes what browsers take, such as the
 * stray bytes that some cameras write, and refuses what is cut off. gatsby-worker.js has the same word.
 * https://sharp.pixelplumbing.com/api-constructor
 */
export const failOn = "error"
