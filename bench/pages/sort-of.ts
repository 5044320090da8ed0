import type { Figures } from "./figures"

type Sort = keyof Figures["bytes"]

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
