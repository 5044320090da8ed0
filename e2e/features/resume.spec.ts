import { z } from "zod"
import { drawable } from "../../src/lettering/split-by-font"
import { resumeFiles } from "../../src/routes/resume-files"
import { slugify } from "../../src/text/slugify"
import { counts, projects } from "../../test/content"
import { owner } from "../../test/pages"
import { type ReadPdf, readPdf } from "../../test/read-pdf"
import { type Page, expect, test } from "../helpers/base"
import { documentOf } from "../helpers/document-of"
import { firstOf } from "../helpers/first-of"
import { waitUntilSettled, watch } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"

/** The words as the PDF can draw them, on one line. */
const plain = (text: string) =>
  drawable(text)
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim()

/** Fails unless the words come in this order. */
function inOrder(text: string, words: readonly string[]) {
  let from = 0
  for (const each of words.map(plain)) {
    const at = text.indexOf(each, from)
    expect([each, at]).toEqual([each, expect.any(Number)])
    expect(
      at,
      `"${each}" comes after ${JSON.stringify(text.slice(Math.max(0, from - 40), from))}`,
    ).toBeGreaterThan(-1)
    from = at + each.length
  }
}

test("a recruiter comes from the home page to the PDF in three clicks at most", async ({ page }) => {
  const resume = firstOf("resume")
  const check = await watch(page)
  await page.goto("/")
  await waitUntilSettled(page)
  const link = page.locator(`main a[href="${resume}"], footer a[href="${resume}"]`).first()
  test.skip((await link.count()) === 0, "The owner's home page and footer have no link to the resume")
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(link, `one press at ${width} px`).toBeVisible()
  }
  // Leaving earlier would abort the pictures of the last width.
  await page.waitForLoadState("networkidle")
  await link.click()
  await expect(page).toHaveURL(resume)
  await waitUntilSettled(page)
  const pdf = page.getByRole("main").locator(`a[href="${resumeFiles.pdf}"]`)
  const reported = Number(/(\d+) kB/.exec((await pdf.textContent()) ?? "")?.[1])
  const size = (await (await page.request.get(resumeFiles.pdf)).body()).length
  expect(size).toBeLessThan(150_000)
  expect(reported).toBe(Math.ceil(size / 1000))
  check()
  // A browser without a viewer saves it, which ends the request as a failed one.
  const opened = page.waitForRequest((request) => request.url().endsWith(resumeFiles.pdf))
  await pdf.click()
  await opened
})

/** What a program of a recruiter's makes of a PDF's text: the first line is the name, and a post is a line with its time. */
function parsed(pdf: ReadPdf) {
  const lines = pdf.pages
    .flatMap((text) => text.split("\n"))
    .map(plain)
    .filter(Boolean)
  // Where only a year is known, the word before it is no month.
  const monthOf = new Intl.DateTimeFormat(pdf.language, { month: "long" })
  const months = Array.from({ length: 12 }, (_, month) => monthOf.format(new Date(2020, month, 15))).join("|")
  const time = new RegExp(`^(.*?) ?((?:(?:${months}) )?(?:19|20)\\d\\d(?:,? \\d+)?(?: –(?: .+)?)?)$`, "iu")
  return {
    name: lines[0],
    mail: /[^\s·]+@[^\s·]+/.exec(lines.join(" "))?.[0],
    posts: lines.flatMap((line, index) => {
      const [, role = "", when = ""] = time.exec(line) ?? []
      return role && when ? [{ role, when, where: lines[index + 1] ?? "" }] : []
    }),
  }
}

test("the PDF has the words of the page in their order, is tagged, and a recruiter's program can read it", async ({
  page,
}) => {
  await page.goto(firstOf("resume"))
  await waitUntilSettled(page)
  const answer = await page.request.get(resumeFiles.pdf)
  expect(answer.headers()["content-type"]).toContain("application/pdf")
  const pdf = await readPdf(await answer.body())
  const text = plain(pdf.pages.join(" "))
  const parts = page.getByRole("main").locator("section :is(h2, h3, li li, ol > li > p:not(:has(span)))")
  const words = (await parts.allInnerTexts()).map(plain)
  // The skills page's groups are lines in the PDF, with their skills.
  const skills = await page.locator("ul:has(> li > span) > li > span").allInnerTexts()
  const skipped = new Set([...skills, ...(await page.locator("li:has(> span) *").allInnerTexts())].map(plain))
  inOrder(
    text,
    words.map((each) => each.replace(/ \(opens in a new tab\)$/, "")).filter((each) => !skipped.has(each)),
  )
  inOrder(text, skills)

  await test.step("the PDF is tagged, has a title and a language, and leads to the work", async () => {
    expect(pdf.title).not.toBe("")
    expect(pdf.language).toBe(await page.locator("html").getAttribute("lang"))
    expect(pdf.tags).toEqual(expect.arrayContaining(["Document", "H1", "H2", "H3", "P", "Link"]))
    expect(pdf.tags.filter((tag) => tag === "H1")).toHaveLength(1)
    const headings = await page.getByRole("main").locator("section h2").count()
    expect(pdf.tags.filter((tag) => tag === "H2")).toHaveLength(headings)
    expect(pdf.links).toContainEqual(expect.stringMatching(/^mailto:/))
    for (const to of await page
      .locator("main h3 a[href^='/']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
      expect(pdf.links).toContainEqual(expect.stringMatching(new RegExp(`^https://.+${to}$`)))
  })

  await test.step("a recruiter's program finds name, mail, roles and dates", async () => {
    const found = parsed(pdf)
    const file = z.looseObject({
      basics: z.looseObject({ name: z.string(), email: z.string() }),
      work: z
        .array(z.looseObject({ name: z.string(), position: z.string(), startDate: z.string() }))
        .default([]),
    })
    const { basics, work } = file.parse(await (await page.request.get(resumeFiles.json)).json())
    expect(found).toMatchObject({ name: basics.name, mail: basics.email })
    for (const { name, position, startDate } of work)
      expect(found.posts).toContainEqual({
        role: position,
        when: expect.stringContaining(startDate.slice(0, 4)),
        where: expect.stringContaining(name),
      })
  })

  await test.step("the page prints on two sheets at most, and nothing is lost", async () => {
    // The comparison with job ads is printed once there is one.
    const printed = (await page.locator("main :is(h2, h3):not(form *)").allInnerTexts()).map(plain)
    for (const format of ["A4", "Letter"]) {
      const sheets = await readPdf(await page.pdf({ format, preferCSSPageSize: false }))
      expect(sheets.pages.length, format).toBeLessThanOrEqual(2)
      const onPaper = plain(sheets.pages.join(" "))
      for (const title of printed)
        expect(onPaper, format).toContain(title.replace(/ \(opens in a new tab\)$/, ""))
      expect(onPaper, format).toContain(owner.email)
    }
  })
})

/** The fields of JSON Resume 1.0.0 (https://docs.jsonresume.org/schema): its sections, and those of the first one. */
const sections =
  "$schema basics work volunteer education awards certificates publications skills languages interests references projects meta"
const basics = "name label image email phone url summary location profiles"

test("/resume.json is a resume of JSON Resume, complete and without fields of our own", async ({
  request,
}) => {
  firstOf("resume")
  const answer = await request.get(resumeFiles.json)
  expect(answer.headers()["content-type"]).toContain("application/json")
  const text = await answer.text()
  expect(text).not.toMatch(/"(?:sample|seeking|project)":|\{\w+\}/)
  const resume = z
    .looseObject({
      basics: z.looseObject({ name: z.string() }),
      meta: z.looseObject({ canonical: z.string() }),
    })
    .parse(JSON.parse(text))
  expect(Object.keys(resume).filter((key) => !sections.split(" ").includes(key))).toEqual([])
  expect(Object.keys(resume.basics).filter((key) => !basics.split(" ").includes(key))).toEqual([])
  expect(resume.basics.name).not.toBe("")
  expect(resume.meta.canonical).toMatch(/^https:\/\/.+\/resume\.json$/)
})

const filter = (page: Page) => page.locator("details[data-needs-script]:has(a[href*='skills='])")
const titles = (page: Page) => page.locator("main article h2, main article h3").allInnerTexts()
const skillsOf = (project: (typeof projects)[number]) => new Set(project.tags.map(slugify))

test("the proof of skills on the work list: an address with two skills shows the projects that have both, and a category narrows them", async ({
  page,
}) => {
  const work = firstOf("work")
  const links = documentOf(work).querySelectorAll("details[data-needs-script] a[href*='skills=']")
  test.skip(counts.skills === 0 || links.length === 0, "No two skills are shown by projects")
  const skills = links.map((link) => link.getAttribute("href")?.replace("?skills=", "") ?? "")
  const project = projects.find((each) => skills.filter((skill) => skillsOf(each).has(skill)).length > 1)
  test.skip(!project, "No project shows two skills")
  const asked = skills.filter((skill) => project && skillsOf(project).has(skill)).slice(0, 2)
  const proving = projects.filter((each) => asked.every((skill) => skillsOf(each).has(skill)))
  const address = `${work}?skills=${asked.join(",")}`

  const category = project?.category ?? ""
  const both = proving.filter((each) => each.category === category)
  await page.goto(`${address}&category=${category}`)
  await expect.poll(async () => (await titles(page)).length).toBe(both.length)

  await page.goto(address)
  await expect.poll(async () => (await titles(page)).length).toBe(proving.length)
  await expect(filter(page).locator("[aria-current]")).toHaveCount(2)
  await filter(page).locator("[aria-current]").first().click()
  await expect(page).toHaveURL(new RegExp(`\\?skills=(?:${asked.join("|")})$`))
  await expect(filter(page).locator("[aria-current]")).toHaveCount(1)

  await test.step("without script the list is whole, and the filter is not shown", async () => {
    await withoutScript(page, async () => {
      await page.goto(`${work}?skills=none`)
      await expect(filter(page)).toBeHidden()
      expect((await titles(page)).length).toBe(projects.length)
    })
  })
})
