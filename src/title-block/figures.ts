/** What a title block says of its page, in its order. The build counts it (count-figures.ts). */
export const blockFigures = [
  "document",
  "script",
  "fonts",
  "pictures",
  "requests",
  "contrast",
  "policy",
  "date",
] as const

/** Home also says what its first view weighs, and how long that takes on a slow line. */
type FigureName = (typeof blockFigures)[number] | "first" | "seconds"

/** A page's figures, as the site's language writes them. */
export type Figures = Readonly<Partial<Record<FigureName, string>>>

/** What stands where nothing was counted, as under `npm start`. */
export const uncounted = "–"

/** The figures in a page's context. They get there once the pages are written (fill-figures.ts). */
export const figuresIn = (context: object): Figures =>
  "figures" in context && isFigures(context.figures) ? context.figures : {}

const isFigures = (value: unknown): value is Figures => typeof value === "object" && value !== null
