import { articlesPerPage, listPages, projectsPerPage, workPages } from "./list-pages"

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)
const projects = (count: number, category: string) => Array<string>(count).fill(category)

test("a list that fits on one page has only its own address, even if it is empty", () => {
  expect(paths(listPages("/a-blogs/", 0, articlesPerPage))).toEqual(["/a-blogs/"])
  expect(paths(listPages("/a-blogs/", articlesPerPage, articlesPerPage))).toEqual(["/a-blogs/"])
})

test("every entry of a longer list is on one page", () => {
  const pages = listPages("/a-blogs/", 300, articlesPerPage)
  expect(paths(pages).slice(0, 3)).toEqual(["/a-blogs/", "/a-blogs/2/", "/a-blogs/3/"])
  const shown = pages.flatMap(({ skip, limit }) => Array.from({ length: limit }, (_, index) => skip + index))
  expect(shown).toEqual(Array.from({ length: 300 }, (_, index) => index))
})

test("a work list of one page has no category pages", () => {
  const categories = [...projects(projectsPerPage - 1, "frontend"), "desktop"]
  expect(paths(workPages("/work/", categories))).toEqual(["/work/"])
})

test("a longer work list has a separately paged list for each category in use", () => {
  const categories = [...projects(projectsPerPage + 1, "frontend"), "desktop"]
  const pages = workPages("/work/", categories)
  expect(paths(pages)).toEqual([
    "/work/",
    "/work/2/",
    "/work/frontend/",
    "/work/frontend/2/",
    "/work/desktop/",
  ])
  expect(pages.at(-1)).toMatchObject({ category: "desktop", number: 1, of: 1 })
})
