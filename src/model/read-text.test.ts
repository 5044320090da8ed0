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
])("refuses %s and says why", (_, bytes, reason) => {
  expect(readText(bytes)).toEqual({ text: "", reason: expect.stringMatching(reason) })
})
