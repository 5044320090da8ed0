import { readFileSync } from "node:fs"

/** What a placeholder picture carries: a raster picture in its metadata, a drawing in a comment. */
export const placeholderMark = "Placeholder picture, to be replaced"

/** Whether a picture or drawing is still the placeholder that `npm run new` made. */
export const isPlaceholder = (file: string): boolean => readFileSync(file).includes(placeholderMark)
