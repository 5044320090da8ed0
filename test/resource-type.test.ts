import { resourceTypeOf } from "./resource-type"

test.each([
  ["text/html; charset=utf-8", "html"],
  ["application/javascript", "script"],
  ["text/javascript; charset=utf-8", "script"],
  ["font/woff2", "font"],
  ["image/avif", "image"],
  ["video/webm", "media"],
  ["application/json", "other"],
])("%s is %s", (mediaType, sort) => {
  expect(resourceTypeOf(mediaType)).toBe(sort)
})
