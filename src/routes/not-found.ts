/** The address of the 404 page in the site's own language. */
export const notFoundPath = "/404/"

/** The file that hosts serve in its place: `/es/404.html` for `/es/404/`. */
export const notFoundFile = (path: string): string => path.replace(/404\/$/, "404.html")
