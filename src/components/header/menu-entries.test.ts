import { currentOf, menuLinks } from "./menu-entries"

const plain = { label: "Work", to: "/work/", entries: null, entriesFrom: null }
const services = { label: "Services", to: null, entries: null, entriesFrom: "states" }
const states = [
  { state: "Texas", path: "/web-design-texas/" },
  { state: "Arizona", path: "/web-design-arizona/" },
]

test("an entry without a dropdown stays a link", () => {
  expect(menuLinks([plain], states)).toEqual([{ label: "Work", to: "/work/", entries: [] }])
})

test("a dropdown filled from the states lists them all and links to the first", () => {
  expect(menuLinks([services], states)).toEqual([
    {
      label: "Services",
      to: "/web-design-texas/",
      entries: [
        { label: "Texas", to: "/web-design-texas/" },
        { label: "Arizona", to: "/web-design-arizona/" },
      ],
    },
  ])
})

test("without any states the entry is left out, since its link would have no target", () => {
  expect(menuLinks([services], [])).toEqual([])
})

test("a dropdown that only repeats the link beside it is left out", () => {
  const link = { label: "Services", to: "/web-design-texas/", entries: [] }
  expect(menuLinks([services], states.slice(0, 1))).toEqual([link])
  const contact = { label: "Contact", to: "/contact/", entriesFrom: null }
  expect(menuLinks([{ ...contact, entries: [{ label: "Write", to: "/contact/" }] }], [])).toEqual([
    { label: "Contact", to: "/contact/", entries: [] },
  ])
})

test.each([
  ["/work/", "/work/", "page"],
  ["/work/", "/work/zync/", "true"],
  ["/work/", "/contact/", undefined],
  ["/", "/work/", undefined],
])("%s is, on %s, current as %s", (to, pathname, current) => {
  expect(currentOf(to, pathname)).toBe(current)
})

test("a page is marked under its parent page even if its path does not show it", () => {
  expect(currentOf("/ada-blogs/", "/an-article/", "/ada-blogs/")).toBe("true")
  expect(currentOf("/work/", "/an-article/", "/ada-blogs/")).toBeUndefined()
})
