/** The kinds of resources that budgets and tables distinguish. */
export const resourceTypes = ["html", "script", "css", "font", "image", "media", "other"] as const

export type ResourceType = (typeof resourceTypes)[number]

const byType: readonly (readonly [RegExp, ResourceType])[] = [
  [/^text\/html/, "html"],
  [/javascript/, "script"],
  [/^text\/css/, "css"],
  [/font/, "font"],
  [/^image\//, "image"],
  [/^(video|audio)\//, "media"],
]

/** A response's kind of resource, by its media type, so that a prefetched script counts as a script. */
export const resourceTypeOf = (mediaType: string): ResourceType =>
  byType.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other"
