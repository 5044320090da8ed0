/** @jest-environment node */
import { existsSync } from "node:fs"
import { fixedRoutes } from "../../lib/routes"
import { pageFiles } from "./page-files"

const entry = (path: string, folder: string) => [{ path, folder }]

test("Every page has the file that says most of it, and that file is there", () => {
  const files = pageFiles("robin", {
    states: entry("/web-design-texas/", "texas"),
    articles: entry("/netflix-blog/", "netflix-blog"),
    studies: entry("/work/zync/", "zync"),
  })
  const made = ["/web-design-texas/", "/netflix-blog/", "/work/zync/"]
  expect([...files.keys()].toSorted()).toEqual([...Object.values(fixedRoutes("robin")), ...made].toSorted())
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([])
})
