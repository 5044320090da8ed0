/** Where Gatsby reads the content. `npm start` reads a copy of the last valid state: no broken file is shown. */
export const contentFolder = process.env.NODE_ENV === "production" ? "content" : ".cache/content"
