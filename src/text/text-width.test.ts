import { truncate, widthNote, widthOf } from "./text-width"

test.each([
  ["", 0],
  ["a word", 6],
  ["Straße", 6],
  ["दिल्ली", 6],
  ["网站设计", 8],
  ["ウェブ、", 8],
  ["웹 사이트", 9],
  ["Ａ！", 4],
  ["a 🐝", 4],
  ["𠮷", 2],
])("%s is as long as %d letters", (text, width) => {
  expect(widthOf(text)).toBe(width)
})

test("a message says what counts twice, only where something does", () => {
  expect(widthNote("a word")).toBe("")
  expect(widthNote("a 网")).toContain("counts two")
})

test.each([
  ["one two three", 10, "one two…"],
  ["网站设计网站设计", 10, "网站设计…"],
])("%s is cut to %d", (text, most, short) => {
  expect(truncate(text, most)).toBe(short)
  expect(widthOf(short)).toBeLessThanOrEqual(most)
})
