/**
 * The folder from which Gatsby reads the content, relative to the project's folder. A build reads
 * `content/` itself. `npm start` reads a copy of its last valid state, so that half-written content
 * never reaches a page.
 */
export const contentFolder = process.env.NODE_ENV === "production" ? "content" : ".cache/content"
