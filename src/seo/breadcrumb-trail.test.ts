import { breadcrumbTrail } from "./breadcrumb-trail"

const menu = [
  { label: "Services", to: null },
  { label: "Work", to: "/work/" },
]
const home = { name: "Home", path: "/" }
const page = { name: "Zync", path: "/work/zync/" }

test("A page of a list is below the list, which has its name from the menu", () => {
  expect(breadcrumbTrail(home, menu, page, "/work/").map(({ name }) => name)).toEqual([
    "Home",
    "Work",
    "Zync",
  ])
})

test("A page without a list, or with one that is not in the menu, is below the home page", () => {
  expect(breadcrumbTrail(home, menu, page)).toEqual([home, page])
  expect(breadcrumbTrail(home, menu, page, "/elsewhere/")).toEqual([home, page])
})
