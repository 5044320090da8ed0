import { listPageTexts } from "./list-page-texts"

const list = {
  seo: { title: "Work: projects by me", description: "What I made.", keywords: ["work"] },
  intro: { title: "Things I made", subtitle: "Work", text: "See for yourself." },
  more: { title: "{category} projects, page {page}", description: "{category}: page {page} of {pages}." },
}

test("the first page of the whole list has the list's own texts", () => {
  const { seo, intro } = list
  expect(listPageTexts(list, { number: 1, of: 3, category: { name: "All", whole: true } })).toEqual({
    seo,
    intro,
  })
  expect(listPageTexts(list, { number: 1, of: 1 })).toEqual({ seo, intro })
})

test("further pages and each page of a category have their own texts in head and heading", () => {
  const further = listPageTexts(list, { number: 2, of: 3, category: { name: "All", whole: true } })
  expect(further.seo).toEqual({
    ...list.seo,
    title: "All projects, page 2",
    description: "All: page 2 of 3.",
  })
  expect(further.intro).toEqual({
    title: "All projects, page 2",
    subtitle: "Work",
    text: "All: page 2 of 3.",
  })
  const desktop = listPageTexts(list, { number: 1, of: 1, category: { name: "Desktop", whole: false } })
  expect(desktop.seo.title).toBe("Desktop projects, page 1")
})
