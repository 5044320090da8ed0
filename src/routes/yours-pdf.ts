/** The PDF with every account that a site needs, in a page's language: its address, and its size in bytes. */
export type YoursPdf = { path: string; size: number }

/** What the page's context says besides its facts. Without letters for its words there is no PDF. */
export type YoursContext = { pdf?: YoursPdf }
