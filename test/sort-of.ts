/** The kinds of resources that budgets and tables distinguish. */
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

/** A response's kind of resource, by its media type, so that a prefetched script counts as a script. */
export const sortOf = (mediaType: string): Sort =>
  byType.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other"
