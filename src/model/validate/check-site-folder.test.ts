import { checkSiteFolder } from "./check-site-folder"
import { readEntry } from "../read/read-entries"

const faultsOf = (settings: object) => {
  const tokens = { name: "", first: "", slug: "", email: "" }
  const entry = readEntry("content/site.json", Buffer.from(JSON.stringify(settings)), tokens)
  return entry ? checkSiteFolder(entry) : []
}

test("a site lies in a folder only on GitHub Pages", () => {
  expect(faultsOf({ url: "https://ada.github.io/site", host: "github" })).toEqual([])
  expect(faultsOf({ url: "https://ada.example", host: "nginx" })).toEqual([])
  for (const host of ["netlify", undefined])
    expect(faultsOf({ url: "https://ada.example/site", host })).toEqual([
      expect.objectContaining({ file: "content/site.json", place: "url", line: 1 }),
    ])
})
