import { checkPathPrefix } from "./check-path-prefix"
import { readEntry } from "../read/read-entries"

const errorsOf = (settings: object) => {
  const tokens = { name: "", first: "", slug: "", email: "" }
  const entry = readEntry("content/site.json", Buffer.from(JSON.stringify(settings)), tokens)
  return entry ? checkPathPrefix(entry) : []
}

test("a site lies in a folder only on GitHub Pages", () => {
  expect(errorsOf({ url: "https://ada.github.io/site", host: "github" })).toEqual([])
  expect(errorsOf({ url: "https://ada.example", host: "nginx" })).toEqual([])
  for (const host of ["netlify", undefined])
    expect(errorsOf({ url: "https://ada.example/site", host })).toEqual([
      expect.objectContaining({ file: "content/site.json", place: "url", line: 1 }),
    ])
})
