import { directionOf } from "./direction"

test.each([
  ["en-US", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
  ["zh-Hant", "ltr"],
])("%s is written %s", (language, direction) => expect(directionOf(language)).toBe(direction))
