import { readText } from "./read-text"

test("reads text with the line ends of any system", () => {
  expect(readText(Buffer.from('{\r\n"é": "🧭"}\r\n'))).toEqual({ text: '{\r\n"é": "🧭"}\r\n' })
})

test.each([
  ["nothing", Buffer.from(""), /empty/],
  ["blanks alone", Buffer.from(" \n\n"), /empty/],
  ["a byte order mark", Buffer.from("\uFEFF{}"), /byte order mark/],
  ["UTF-16", Buffer.from("\uFEFF{}", "utf16le"), /UTF-8/],
  ["NUL bytes", Buffer.from('{"a": "\0"}'), /UTF-8/],
  ["Latin-1", Buffer.from("café", "latin1"), /UTF-8/],
  [
    "a pointer of Git LFS",
    Buffer.from("version https://git-lfs.github.com/spec/v1\noid 1\n"),
    /git lfs pull/,
  ],
  ["a web page", Buffer.from("<!DOCTYPE html>\n<html>"), /is a web page/],
])("refuses %s and says why", (_, bytes, reason) => {
  expect(readText(bytes)).toEqual({ text: "", reason: expect.stringMatching(reason) })
})

const merge = "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n"

test("refuses a text in which Git has left both sides of a merge, with the line", () => {
  expect(readText(Buffer.from(`Words.\n${merge}`))).toEqual({
    text: "",
    line: 2,
    reason: expect.stringMatching(/marks of a merge.+keep the words of one side/),
  })
})

test("a text may show the marks of a merge in a block of code", () => {
  const text = `Words.\n\n\`\`\`\n${merge}\`\`\`\n`
  expect(readText(Buffer.from(text))).toEqual({ text })
})
