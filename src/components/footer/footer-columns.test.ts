import { footerColumns } from "./footer-columns"

const link = (label: string) => ({ label, to: `/${label}/` })
const column = (title: string, ...labels: string[]) => ({ title, links: labels.map(link) })

test("columns of several links keep their titles, and an empty one goes", () => {
  const columns = footerColumns(
    [column("See", "work", "skills"), column("Read"), column("Ask", "a", "b")],
    "en",
  )
  expect(columns.map(({ name, isRow, links }) => [name, isRow, links.length])).toEqual([
    ["See", false, 2],
    ["Ask", false, 2],
  ])
})

test("where a column has one link, all links stand in one row", () => {
  const [row, ...others] = footerColumns([column("See", "about"), column("Ask", "contact", "privacy")], "en")
  expect(others).toEqual([])
  expect(row).toMatchObject({ name: "See, Ask", isRow: true })
  expect(row?.links.map(({ label }) => label)).toEqual(["about", "contact", "privacy"])
})

test("without any link there is nothing", () => {
  expect(footerColumns([column("See")], "en")).toEqual([])
})
