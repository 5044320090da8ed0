import { readingMinutes } from "./reading-time"

test.each([
  ["a word", "Hello", 1],
  ["700 words", "word ".repeat(700), 3],
  ["3,000 characters of Japanese", "これは日本語の文章です。".repeat(250), 7],
  ["a word and 500 lines of code", `Hello\n\n\`\`\`js\n${"const a = b + c\n".repeat(500)}\`\`\`\n`, 1],
  ["700 words with links", "[word](https://a.example/with-many-words/in-its-address) ".repeat(700), 3],
])("%s: the time to read it", (_, body, minutes) => {
  expect(Math.abs(readingMinutes({ body }) - minutes)).toBeLessThanOrEqual(minutes > 3 ? 1 : 0)
})

test.each([
  ["ja", "これは日本語の文章です。".repeat(250), 6],
  ["zh-Hant", "漢字".repeat(1000), 4],
  ["zh", `${"漢字".repeat(500)} ${"word ".repeat(230)}`, 3],
])("%s is read by its characters, and foreign words in it by words", (language, body, minutes) => {
  expect(readingMinutes({ body }, language)).toBe(minutes)
})
