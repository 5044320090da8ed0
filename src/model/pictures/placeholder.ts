import { readFileSync } from "node:fs"

/** The mark of a placeholder: a raster picture has it in its metadata, a drawing in a comment. */
export const placeholderMark = "Placeholder picture, to be replaced"

/** The mark of the sample owner's drawn portrait, in its metadata. */
export const samplePortraitMark = "Sample portrait, to be replaced"

/** Whether a picture is still the sample owner's portrait. */
export const isSamplePortrait = (file: string): boolean => readFileSync(file).includes(samplePortraitMark)

/** Whether a picture or drawing is still the placeholder that `npm run new` made. */
export const isPlaceholder = (file: string): boolean => readFileSync(file).includes(placeholderMark)
