import { readPdf } from "../../../test/read-pdf"
import { undrawable } from "../../lettering/drawable-characters"
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
      businessProfile: null,
      portrait: null,
      jobTitle: "Developer",
      location: "Łódź",
    },
    socials: [],
    availabilityText: null,
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
  const [fits, little, long] = [await draw("en-US", 8), await draw("en-US", 9), await draw("en-US", 30)]
  expect([pagesOf(fits), pagesOf(little)]).toEqual([1, 1])
  expect(pagesOf(long)).toBeGreaterThan(2)
})

/** The words of a resume whose summary and first post have this text, as a program reads them. */
async function read(text: string, period = "2020") {
  const { resume, ...rest } = data("en-US")
  const work = resume.work?.map((post) => ({ ...post, period, highlights: [text] })) ?? null
  const basics = { ...resume.basics, summary: text }
  const { pages } = await readPdf(await drawResume({ ...rest, resume: { ...resume, basics, work } }, made))
  return pages.join("\n")
}

/** How often a program finds a text among the words of the file. */
const timesIn = (words: string, text: string) => words.split(text).length - 1

test("accents in two code points, ligatures and characters with a plain equivalent are read as the words they are", async () => {
  expect(timesIn(await read("The fac\u0327ade"), "The façade")).toBe(2)
  expect(timesIn(await read("Offices, final, fluffy"), "Offices, final, fluffy")).toBe(2)
  expect(timesIn(await read("Well\u2011known"), "Well-known")).toBe(2)
})

/** Texts that the site's fonts can draw. An owner's may have none of them. */
const drawableOf = (texts: readonly string[]) => texts.filter((text) => undrawable(text).length === 0)

test("letters and characters beyond Latin are read as they were written", async () => {
  const texts = drawableOf([
    "a → b",
    "≈ 3",
    "≥ 9",
    "✓ x",
    "№ 5",
    "Nguyễn",
    "Сайты (для всех), № 5",
    "Ωμέγα, λόγος",
  ])
  for (const text of texts) expect([text, timesIn(await read(text), text)]).toEqual([text, 2])
})

test("a period in letters of another font stands whole at the right of its post", async () => {
  for (const period of drawableOf(["июнь 2021 г. – май 2022 г."]))
    expect(await read("x", period)).toContain(`Developer ${period}\n`)
})

test("the file's title has accents in one code point", async () => {
  const { site, ...rest } = data("en-US")
  const owner = { ...site.owner, name: "Fran\u0063\u0327ois" }
  const pdf = await readPdf(await drawResume({ ...rest, site: { ...site, owner } }, made))
  expect(pdf.title).toBe("François, Developer")
})

test("what no font has leaves no gap, and a line that ends with it still ends", async () => {
  expect(timesIn(await read("Made \u{1f680} fast"), "Made fast")).toBe(2)
  const { resume, ...rest } = data("en-US")
  const seeking = { role: "Aide", place: "\u{1f680}", authorization: null }
  const { pages } = await readPdf(await drawResume({ ...rest, resume: { ...resume, seeking } }, made))
  expect(pages.join("\n")).toMatch(/Where: *\n\s*Posts/)
})

test("the phone number and the owner's pages stand there in words, for a printed page", async () => {
  const { site, ...rest } = data("en-US")
  const icon = { alt: "", symbol: { address: "", viewBox: "" } }
  const socials = [{ name: "LinkedIn", url: "https://www.linkedin.com/in/lucja", icon }]
  const owner = { ...site.owner, phone: "+15125550142" }
  const { pages, links } = await readPdf(
    await drawResume({ ...rest, site: { ...site, owner, socials } }, made),
  )
  expect(pages.join("\n")).toContain("(512) 555-0142 · Łódź · ada.example · linkedin.com/in/lucja")
  expect(links).toEqual(expect.arrayContaining(["tel:+15125550142", "https://www.linkedin.com/in/lucja"]))
})

const project = (name: string, dates: { startDate?: string; endDate?: string; date?: string }) => ({
  name,
  description: null,
  url: null,
  startDate: dates.startDate ?? null,
  endDate: dates.endDate ?? null,
  period: "",
  highlights: null,
  keywords: null,
  entry: dates.date ? { title: name, date: dates.date, description: "", tags: [], caseStudy: null } : null,
})

test("projects stand newest first: what goes on, then by the last day, and last what has none", async () => {
  const { resume, ...rest } = data("en-US")
  const projects = [
    project("Undated", {}),
    project("Old", { startDate: "2019", endDate: "2020" }),
    project("Recent", { date: "2026-08-14" }),
    project("Running", { startDate: "2018" }),
  ]
  const { pages } = await readPdf(await drawResume({ ...rest, resume: { ...resume, projects } }, made))
  expect(pages.join("\n").match(/Undated|Old|Recent|Running/g)).toEqual([
    "Running",
    "Recent",
    "Old",
    "Undated",
  ])
})

/** Where a text begins and ends on the page, and the height of its line, in points. */
async function placeOf(text: string, period: string) {
  const { resume, ...rest } = data("en-US")
  const education = [
    {
      institution: "Workshop",
      studyType: text,
      area: null,
      url: null,
      period,
      score: "Passed",
      courses: null,
    },
  ]
  const { places } = await readPdf(await drawResume({ ...rest, resume: { ...resume, education } }, made))
  const found = (words: string) => places.find((place) => place.text === words)
  return { title: found(text), dates: found(period) }
}

test("the dates of a certificate follow its title on one line, so that no program that reads in columns parts them", async () => {
  const { title, dates } = await placeOf("Certificate", "May 2024")
  expect(dates?.y).toBeCloseTo(title?.y ?? 0, 0)
  // Less than the height of a letter: programs take it for a space between words.
  expect((dates?.left ?? 0) - (title?.right ?? 0)).toBeLessThan(9)
})

test("a title that fills the line has its dates below it", async () => {
  const { title, dates } = await placeOf("Certificate of ".repeat(7).trim(), "September 2024 – March 2025")
  expect(dates?.y).toBeLessThan(title?.y ?? 0)
  expect(dates?.left).toBe(title?.left)
})

test("skills without words of their own stand in a row, and only those with some have a colon", async () => {
  const { resume, ...rest } = data("en-US")
  const group = { level: null, keywords: null }
  const skills = [
    { ...group, name: "Access" },
    { ...group, name: "PHP" },
    { ...group, name: "Front", keywords: ["React", "CSS"] },
  ]
  const { pages } = await readPdf(await drawResume({ ...rest, resume: { ...resume, skills } }, made))
  expect(pages.join("\n")).toContain("Front: React, CSS")
  expect(pages.join("\n")).toMatch(/Access, PHP\s*$/)
})
