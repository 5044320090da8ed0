import { notFoundPath } from "../../../routes/not-found"
import type { SitePage } from "../site-page"

/** The addresses of the 404 pages of further languages. */
export const localNotFoundPages = (pages: readonly Pick<SitePage, "path" | "original">[]): string[] =>
  pages.filter(({ original, path }) => original === notFoundPath && path !== original).map(({ path }) => path)
