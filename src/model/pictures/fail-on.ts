/**
 * sharp takes what browsers take, such as cameras' stray bytes, and refuses what is cut off. gatsby-worker.js has the
 * same word. https://sharp.pixelplumbing.com/api-constructor
 */
export const failOn = "error"
