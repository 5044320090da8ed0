/** How Gatsby's sheet with all styles is named, before its digest, and the one that leaves out what every page has. */
export const [wholeName, lateName] = ["styles.", "late-styles."]

/** The address of the late sheet, by that of the whole one. */
export const lateSheet = (whole: string) => whole.replace(wholeName, lateName)
