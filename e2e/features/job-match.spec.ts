import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { readContent } from "../../src/model/read/content"
import { jobMatch } from "../../src/model/schema/content-types/job-match"
import { project } from "../../src/model/schema/content-types/project"
import { skillList } from "../../src/model/schema/content-types/lists"
import { slugify } from "../../src/text/slugify"
import { controlWords } from "../../test/own-words"
import { expectNoViolations } from "../helpers/axe"
import { type Page, expect, test } from "../helpers/base"
import { documentOf } from "../helpers/document-of"
import { firstOf } from "../helpers/first-of"
import { waitUntilSettled, watch } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"

/** "Paste the job ad" on the resume's page (requirement R30.8). */

/** The most that the script which compares may weigh, in bytes as sent. */
const most = 6000

const { entries } = readContent(process.cwd())
const dataOf = (kind: string) => entries.find(({ type }) => type.name === kind)?.data
const found = jobMatch.safeParse(dataOf("JobMatch")).data
/** An empty list is none. */
const own = found?.items.length ? found : undefined
const skills = skillList.safeParse(dataOf("SkillList")).data
const words = controlWords.jobMatch

/** Everything of the owner's that the page may know. */
const listed = new Set(
  [
    ...(skills?.groups.flatMap(({ items }) => items) ?? []).map(({ name }) => name),
    ...(skills?.others ?? []).map(({ name }) => name),
    ...entries.flatMap(({ type, data }) =>
      type.name === "Project" ? (project.safeParse(data).data?.tags ?? []) : [],
    ),
  ].map(slugify),
)
const isListed = ({ name, synonyms = [] }: { name: string; synonyms?: string[] | undefined }) =>
  [name, ...synonyms].some((each) => listed.has(slugify(each)))

/** A skill with a link that proves it, and terms that the owner does not list, in their own words. */
const proven = skills?.groups.flatMap(({ items }) => items).find(({ evidence }) => evidence)
const unknown = own?.items.filter((term) => !isListed(term)).slice(0, 2) ?? []
const ad = [
  "<b onclick=alert(1)>Developer</b> wanted.",
  ...(proven ? [`You have 3-5 years of experience with ${proven.name}.`] : []),
  ...unknown.map(({ name }) => `- ${name}`),
  own?.topics[0]?.phrases[0] ?? "",
].join("\n")

const form = (page: Page) => page.locator("form:has(#job-ad)")
const field = (page: Page) => page.getByLabel(words.ad, { exact: true })
const status = (page: Page) => form(page).getByRole("status").first()
const group = (page: Page, title: string) =>
  form(page)
    .locator("div", { has: page.getByRole("heading", { name: title, exact: true }) })
    .last()

async function open(page: Page, search = "") {
  test.skip(!own, "The owner has no content/lists/job-match.json")
  await page.goto(firstOf("resume") + search)
  await waitUntilSettled(page)
}

/** Pastes as a visitor does: the browser tells the field what happened. */
async function paste(page: Page, text: string) {
  await field(page).focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press("ControlOrMeta+v")
}

test("a pasted ad is answered in the browser: with receipts, years and questions, no request and nothing stored", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const check = await watch(page)
  await open(page)
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  // Gatsby keeps where each page was scrolled.
  const stored = () =>
    page.evaluate(() => {
      const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
      return JSON.stringify([kept.filter(([key]) => !key.startsWith("@@scroll")), document.cookie])
    })

  await test.step("its script is small, and fetched once the field is used", async () => {
    const script = page.waitForRequest((request) => request.resourceType() === "script")
    await field(page).focus()
    await script
    await page.waitForLoadState("networkidle")
    const weight = asked
      .map((url) => new URL(url).pathname)
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join("public", file))).length, 0)
    expect(weight).toBeLessThanOrEqual(most)
  })

  asked.length = 0
  const before = await stored()
  await paste(page, ad)
  await expect(status(page)).not.toBeEmpty()

  await test.step("what it names stands in its group, with its receipts", async () => {
    for (const { name } of unknown) await expect(group(page, own?.words.unknown ?? "")).toContainText(name)
    test.skip(!proven, "No skill has a link that proves it")
    const row = group(page, own?.words.shown ?? "")
      .getByRole("listitem")
      .filter({ hasText: proven?.name ?? "" })
      .first()
    await expect(row.getByRole("link").first()).toHaveText(proven?.evidence?.[0]?.label ?? "")
    await expect(form(page).getByRole("row").filter({ hasText: "3-5" })).toContainText(proven?.name ?? "")
  })

  await test.step("what it does not say is asked", async () => {
    const silent = own?.topics.at(-1)
    await expect(group(page, own?.words.questions ?? "")).toContainText(silent?.question ?? "")
    await expect(form(page)).not.toContainText("%")
  })

  await test.step("nothing left the page, and the address has keys of skills alone", async () => {
    expect(asked).toEqual([])
    expect(await stored()).toBe(before)
    const keys = [...(proven ? [proven] : []), ...unknown].map(({ name }) => slugify(name))
    expect(new URL(page.url()).search).toBe(`?skills=${keys.join(",")}`)
  })

  await expectNoViolations(page, "with the comparison")
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  check()
})

test("a shared address shows the list without the ad, and the keyboard clears it", async ({ page }) => {
  const [term] = unknown
  test.skip(!term, "The owner lists every term")
  await open(page, `?skills=${slugify(term?.name ?? "")},nonsense,<b>`)
  await expect(group(page, own?.words.unknown ?? "")).toContainText(term?.name ?? "")
  await expect(form(page)).toContainText(own?.words.shared ?? "")
  await expect(form(page).getByRole("table")).toHaveCount(0)
  await form(page).getByRole("button", { name: words.clear }).focus()
  await page.keyboard.press("Enter")
  await expect(field(page)).toBeFocused()
  await expect(form(page).getByRole("heading", { level: 3 })).toHaveCount(0)
  expect(new URL(page.url()).search).toBe("")

  await test.step("by keyboard, a typed text is compared, and one in another language has no terms", async () => {
    await page.keyboard.type("Hauen Sie rein")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(status(page)).toHaveText(own?.words.none ?? "")
    await expect(form(page)).not.toContainText(own?.words.unknown ?? "")
  })
})

test("a text file is read, chosen or dropped, and another kind of file is refused in words", async ({
  page,
}) => {
  await open(page)
  const file = form(page).locator("input[type=file]")
  await file.setInputFiles({
    name: "ad.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from([37, 0, 255, 254]),
  })
  await expect(status(page)).toHaveText(words.refusedFile)
  await file.setInputFiles({ name: "ad.txt", mimeType: "text/plain", buffer: Buffer.from(ad) })
  await expect(field(page)).toHaveValue(ad)
  await expect(form(page).getByRole("heading", { level: 3 })).not.toHaveCount(0)

  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], "ad.txt", { type: "text/plain" }))
    return data
  }, `${ad}\nMore`)
  await form(page).dispatchEvent("drop", { dataTransfer: dropped })
  await expect(field(page)).toHaveValue(`${ad}\nMore`)
})

test("the comparison is printed behind the top of the resume, and the rest is not", async ({ page }) => {
  await open(page)
  await field(page).fill(ad)
  await form(page).getByRole("button", { name: words.compare }).click()
  await expect(form(page).getByRole("heading", { level: 3 })).not.toHaveCount(0)
  await page.emulateMedia({ media: "print" })
  await expect(form(page).getByRole("heading", { level: 3 }).first()).toBeVisible()
  await expect(field(page)).toBeHidden()
  await expect(page.locator("main form ~ section").first()).toBeHidden()
  await page.emulateMedia({ media: null })
})

test("without the script it says what it would show, and all skills stand there with their receipts", async ({
  page,
}) => {
  test.skip(!own, "The owner has no content/lists/job-match.json")
  const route = firstOf("resume")
  await withoutScript(page, async () => {
    await page.goto(route)
    await expect(page.getByText(own?.without ?? "")).toBeVisible()
    await expect(field(page)).toBeHidden()
  })
})

test("without its content no byte of it is on the page", () => {
  const html = documentOf(firstOf("resume"))
  expect(html.querySelectorAll("#job-ad")).toHaveLength(own ? 1 : 0)
})
