import files from "./font-files.json"

/** A font file that pages fetch. One with a range is fetched only by a page that has such characters. */
export type Face = { family: string; file: string; weight: string; range?: string }

/**
 * The fonts of the pages. `npm run fonts` makes their files, and this list. Its name is not this file's: webpack, under
 * `npm start`, would take the JSON for the module.
 */
export const faces: readonly Face[] = files
