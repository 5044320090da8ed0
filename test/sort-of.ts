/** The kinds of bytes that budgets and tables tell apart. */
export const sorts = ["html", "script", "css", "font", "image", "media", "other"] as const

export type Sort = (typeof sorts)[number]

const byType: readonly (readonly [RegExp, Sort])[] = [
  [/^text\/html/, "html"],
  [/javascript/, "script"],
  [/^text\/css/, "css"],
  [/font/, "font"],
  [/^image\//, "image"],
  [/^(video|audio)\//, "media"],
]

/** What sort of bytes a response is, by its media type: a prefetched script is a script too. */
export const sortOf = (mediaType: string): Sort =>
  byType.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other"
