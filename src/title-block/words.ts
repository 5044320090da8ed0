/** The words of the title block where `footer.block` of `content/site.json` has no others. */
export const defaultWords = {
  title: "Title block",
  document: "Document",
  script: "Script",
  fonts: "Fonts",
  pictures: "Pictures",
  requests: "Requests",
  contrast: "Contrast",
  policy: "Policy",
  strict: "Strict",
  relaxed: "Relaxed",
  date: "Date",
  drawnBy: "Drawn by",
  scale: "Scale",
  visit: "Your own figures",
  counted:
    "Counted by the build: compressed, on a phone, before it scrolls. The ledger adds headers, styles, data and what is fetched ahead. Contrast is the lowest.",
  paint: "Largest paint",
  firstPaint: "First paint",
  untold: "Not told",
  received: "Received",
  kept: "from the cache",
  meaning:
    "Measured by your browser: when the largest part of this page was on your screen, and all that has come over the network since you opened the site, with films and what was fetched ahead.",
}

export type Words = typeof defaultWords

/** The owner's words, with the usual ones where there are none. */
export const wordsOf = (
  own: { readonly [name in keyof Words]?: string | null | undefined } | null | undefined,
): Words => ({
  ...defaultWords,
  ...Object.fromEntries(Object.entries(own ?? {}).filter(([, word]) => word)),
})
