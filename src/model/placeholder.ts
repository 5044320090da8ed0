import { readFileSync } from "node:fs"

/** The mark of a placeholder: a raster picture has it in its metadata, a drawing in a comment. */
export const placeholderMark = "Placeholder picture, to be replaced"

/** Whether a picture or drawing is still the placeholder that `npm run new` made. */
export const isPlaceholder = (file: string): boolean => readFileSync(file).includes(placeholderMark)
