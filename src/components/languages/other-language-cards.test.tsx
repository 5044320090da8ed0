/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { ArticleCard } from "../article-card/article-card"
import { ProjectCard } from "../project-card/project-card"
import en from "../../words/en.json"

const image = { alt: "A hill", src: { childImageSharp: null } }
const article = {
  path: "/notes/",
  written: null,
  title: "Notes",
  summary: "What came of it.",
  author: "Ada",
  date: "2026-07-02",
  day: "2 de julio de 2026",
  readingTime: "5 min",
  unpublished: null,
  image,
}
const project = {
  slug: "loom",
  written: null,
  title: "Loom",
  category: "web",
  tags: ["Weaving"],
  description: "It weaves.",
  reason: "I wove.",
  status: null,
  unpublished: null,
  evidence: null,
  seam: null,
  color: "#000000",
  text: "#ffffff",
  text2: "#ffffff",
  webapp: "https://loom.example/",
  github: null,
  actionLabel: "See Loom",
  sourceLabel: "Loom, the site",
  video: null,
  caseStudy: { path: "/work/loom/" },
  image,
  wireframe: null,
}
const inSpanish = { language: "es", languages: { languages: ["en-US", "es"] } } as const

const markAround = (text: string) => screen.getByText(text, { exact: false }).closest("[lang]")
const languageAround = (text: string) => markAround(text)?.getAttribute("lang")
const directionAround = (text: string) => markAround(text)?.getAttribute("dir")

test("an article without a translation is marked, and so is the link; its date is in the page's language", () => {
  renderInSite(<ArticleCard article={{ ...article, written: "en-US" }} sizes="" />, inSpanish)
  expect(languageAround("Notes")).toBe("en-US")
  expect(languageAround("What came of it.")).toBe("en-US")
  expect(languageAround("2 de julio")).toBe("es")
  expect(screen.getByRole("link", { name: "Notes" })).toHaveAttribute("hreflang", "en-US")
})

test("of a project without a translation the words are marked, and not those of the controls", () => {
  renderInSite(<ProjectCard project={{ ...project, written: "en-US" }} sizes="" />, inSpanish)
  for (const text of ["It weaves.", "I wove.", "Weaving", "Loom, the site"])
    expect(languageAround(text)).toBe("en-US")
  for (const text of [en.project.more, en.project.study, en.project.visit])
    expect(languageAround(text)).toBeUndefined()
})

test("on a page that is read from right to left, what is not says so, and what is in it again does, too", () => {
  const languages = { languages: ["he", "en-US"], rightToLeft: ["he"] } as const
  renderInSite(<ArticleCard article={{ ...article, written: "en-US" }} sizes="" />, {
    language: "he",
    languages,
  })
  expect(directionAround("Notes")).toBe("ltr")
  expect(directionAround("2 de julio")).toBe("rtl")
})

test("what is in the page's language has no mark", () => {
  const { container } = renderInSite(
    <>
      <ArticleCard article={{ ...article, path: "/es/notas/" }} sizes="" />
      <ProjectCard project={{ ...project, caseStudy: { path: "/es/work/loom/" } }} sizes="" />
    </>,
    inSpanish,
  )
  expect(container.querySelector("[lang], [hreflang]")).toBeNull()
})
