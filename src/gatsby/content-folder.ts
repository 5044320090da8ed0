/**
 * Where Gatsby reads the content from, below the project's folder. A build reads `content/` itself.
 * `npm start` reads a copy of it as it last was in order, so that what is being written, and is
 * broken for a minute, never reaches a page.
 */
export const contentFolder = process.env.NODE_ENV === "production" ? "content" : ".cache/content"
