import { drawResume } from "./draw-resume"
import type { ResumeData } from "./resume-data"

const titles = {
  seeking: "Wanted",
  role: "As",
  start: "From",
  place: "Where",
  authorization: "Papers",
  work: "Posts",
  projects: "Made",
  skills: "Tools",
  education: "Schools",
  certificates: "Passed",
  volunteer: "For nothing",
  awards: "Prizes",
  publications: "In print",
  languages: "Tongues",
}

/** A resume with so many posts. */
const data = (language: string, posts = 1): ResumeData => ({
  site: {
    url: "https://ada.example",
    language,
    owner: {
      name: "Łucja Şahin",
      slug: "ada",
      email: "ada@ada.example",
      phone: null,
      portrait: null,
      jobTitle: "Developer",
      location: "Łódź",
    },
    socials: [],
    openings: null,
  },
  titles,
  resume: {
    basics: { name: null, label: null, email: null, summary: "I compute.", location: null, profiles: null },
    seeking: null,
    work: Array.from({ length: posts }, (_, index) => ({
      name: `Mill ${index}`,
      position: "Developer",
      location: null,
      url: null,
      period: "2020",
      endDate: null,
      summary: "Sums and more sums.",
      highlights: ["One.", "Two."],
    })),
    projects: null,
    skills: null,
    education: null,
    certificates: null,
    volunteer: null,
    awards: null,
    publications: null,
    languages: null,
  },
  skills: null,
})
const made = new Date("2026-11-24")
const draw = async (language: string, posts?: number) =>
  (await drawResume(data(language, posts), made)).toString("latin1")
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page$/gm)?.length

test("the same resume makes the same file, whatever letters its name has", async () => {
  expect(await draw("en-US")).toBe(await draw("en-US"))
})

test("its paper is that of the language's region", async () => {
  expect(await draw("en-US")).toContain("/MediaBox [0 0 612 792]")
  expect(await draw("de-AT")).toContain("/MediaBox [0 0 595.28 841.89]")
})

test("what is a little longer than a page is made smaller to fit, and what is much longer takes more pages", async () => {
  const [fits, little, long] = [await draw("en-US", 8), await draw("en-US", 10), await draw("en-US", 30)]
  expect([pagesOf(fits), pagesOf(little)]).toEqual([1, 1])
  expect(pagesOf(long)).toBeGreaterThan(2)
})
