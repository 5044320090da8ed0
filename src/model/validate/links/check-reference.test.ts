import { referenceReason } from "./check-reference"

const around = {
  files: new Set<string>(),
  pages: new Map([["/contact/", []]]),
  absent: new Map([["/booking/", "is switched off"]]),
}
const reported = (to: string, role: "page" | "way") => referenceReason(around, "content/site.json", to, role)

test("a button to an absent page is no error, as it goes with the page", () => {
  expect(reported("/booking/", "way")).toEqual([])
  expect(reported("/booking/?month=5", "way")).toEqual([])
})

test("any other link to it is an error with the reason and the remedy", () => {
  expect(reported("/booking/", "page")).toEqual([
    expect.stringMatching(/\/booking\/, which is switched off; take/),
  ])
})

test("a button to a page that never was is an error, and to a page that is there it is not", () => {
  expect(reported("/boking/", "way")).toEqual([expect.stringContaining("is no page of the site")])
  expect(reported("/contact/", "way")).toEqual([])
})

test("a name whose accents are stored in another way is reported as such", () => {
  const files = new Set(["content/blog/a/cafe\u0301.png"])
  expect(
    referenceReason({ ...around, files }, "content/blog/a/index.mdx", "./caf\u00E9.png", "file"),
  ).toEqual([expect.stringMatching(/accents.*copy the name/)])
})

const folder = { ...around, url: "https://ines.example/site" }
const toldInFolder = (to: string) => referenceReason(folder, "content/site.json", to, "way")

test("a link to a page of this site by its whole address is looked up too", () => {
  expect(toldInFolder("https://ines.example/site/boking/")).toEqual([
    expect.stringContaining("leads to /boking/, which is no page of the site"),
  ])
  // Only a path goes with its page, so this button would stay and lead nowhere.
  expect(toldInFolder("https://ines.example/site/booking/#form")).toEqual([
    expect.stringContaining("switched off"),
  ])
  for (const to of ["contact/", "contact/?a=b", "feeds/blog.xml"])
    expect(toldInFolder(`https://ines.example/site/${to}`)).toEqual([])
  expect(toldInFolder("https://ines.example/another/")).toEqual([])
  expect(toldInFolder("https://ines.example/sites/")).toEqual([])
})
