import { homedir } from "node:os"
import { address, color, file, sentence, siteAddress } from "./as-typed"

test.each([
  ["I make sites", "I make sites."],
  ["I make sites.", "I make sites."],
  ["“Sites for all!”", "“Sites for all!”"],
  ["サイトを作ります", "サイトを作ります。"],
  ["أصنع المواقع؟", "أصنع المواقع؟"],
])("%s is the sentence %s", (typed, whole) => {
  expect(sentence(typed)).toBe(whole)
})

test.each([
  ["ada.dev", "https://ada.dev"],
  [" github.com/ada?tab=repositories ", "https://github.com/ada?tab=repositories"],
  ["https://ada.dev", "https://ada.dev"],
  // Nobody knows whether it answers by https, too.
  ["http://ada.dev", "http://ada.dev"],
  ["ada@ada.dev", "ada@ada.dev"],
  ["ada", "ada"],
])("%s is the address %s", (typed, whole) => {
  expect(address(typed)).toBe(whole)
})

test("the address of a site may be copied with its last slash", () => {
  expect(siteAddress("ada.github.io/shops/")).toBe("https://ada.github.io/shops")
})

test.each([
  ["#06c", "#0066cc"],
  ["0B5CAD", "#0b5cad"],
  ["rebeccapurple", "#663399"],
  ["rgb(11 92 173)", "#0b5cad"],
  ["bluish", "bluish"],
])("%s is the color %s", (typed, hex) => {
  expect(color(typed)).toBe(hex)
})

test.each([
  ["'/home/ada/my face.jpg' ", "/home/ada/my face.jpg"],
  [String.raw`/home/ada/my\ face.jpg`, "/home/ada/my face.jpg"],
  ['"me.jpg"', "me.jpg"],
  ["~/me.jpg", `${homedir()}/me.jpg`],
  ["../me.jpg", "../me.jpg"],
])("%s is the file %s", (typed, path) => {
  expect(file(typed)).toBe(path)
})
