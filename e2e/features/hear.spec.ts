import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { panelFile, treeFile } from "../../src/accessibility-tree/accessibility-tree"
import { readContent } from "../../src/model/read/content"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { hear } from "../../src/model/schema/content-types/hear"
import { colorViolations, expectNoViolations, layoutViolations } from "../helpers/axe"
import { type Page, expect, test } from "../helpers/base"
import { firstOf } from "../helpers/first-of"
import { waitUntilSettled, watch } from "../helpers/page-state"
import { withoutFiles, withoutScript } from "../helpers/without-script"
import { z } from "zod"

/** "Hear this page" in the title block (requirement R30.9). */

/** The most that the script, words and styles may weigh that a press fetches, in bytes as sent. */
const most = 6000

const { entries, languages } = readContent(process.cwd())
const words = hear.safeParse(entries.find(({ type }) => type.name === "HearThisPage")?.data).data
/** Without what explains it there is no link to it. */
const isThere = words !== undefined && existsSync(path.join("public", panelFile(languages[0])))

const entry = z.object({ role: z.string(), name: z.string() })
const tree = z.object({ heard: z.array(entry), silent: z.array(entry) })
const treeOf = (page: string) =>
  tree.parse(JSON.parse(readFileSync(path.join("public", treeFile(page)), "utf8")))

const opener = (page: Page) =>
  page.getByRole("contentinfo").getByText(words?.link.label ?? "", { exact: true })
const panel = (page: Page) => page.getByRole("dialog", { name: words?.title ?? "" })
const lines = (page: Page) => panel(page).getByRole("listitem").getByRole("button")
const view = (page: Page, name = "") =>
  panel(page).getByRole("button", { name: new RegExp(`^${name} \\d+$`) })
const frame = (page: Page) => page.locator(".hear-frame")
const marks = (page: Page) => page.locator(".hear-mark")

async function visit(page: Page, route: string) {
  await page.goto(route)
  await waitUntilSettled(page)
}

async function open(page: Page, route: string) {
  await visit(page, route)
  await opener(page).click()
  await expect(panel(page)).toBeFocused()
}

/** Words without the space between parts, which browsers put otherwise from version to version. */
const squeezed = (name: string) => name.replaceAll(/\s+/g, "")
const sameStart = (own: string, name: string) =>
  own.endsWith("…") ? name.startsWith(own.slice(0, -1)) : own === name

/** The files that only "Hear this page" needs. */
const files = () =>
  filesBelow("public").filter(
    (file) =>
      file.includes("accessibility-tree") ||
      (file.endsWith(".js") && readFileSync(path.join("public", file), "utf8").includes("hear-panel")),
  )

test("left out, it leaves no file and no link", () => {
  test.skip(isThere, "The owner has content/hear.json")
  expect(files()).toEqual([])
  expect(readFileSync("public/index.html", "utf8")).not.toContain('/#hear"')
})

test.describe("with its words", () => {
  test.beforeEach(() => {
    test.skip(!isThere, "The owner has no content/hear.json")
  })

  test("a press, and nothing before it, fetches little, and puts marks at the places of what is heard", async ({
    page,
  }) => {
    const check = await watch(page)
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
    await visit(page, "/")
    await opener(page).scrollIntoViewIfNeeded()
    await page.waitForLoadState("networkidle")
    expect(fetched.filter((file) => file.includes("accessibility-tree"))).toEqual([])
    const before = new Set(fetched)

    await opener(page).click()
    await expect(panel(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute("aria-expanded", "true")
    // A pointer over the link also fetches the page that it leads to.
    const pressed = [...new Set(fetched)].filter(
      (file) => !before.has(file) && /accessibility-tree|^\/\d.*\.js$/.test(file),
    )
    expect(pressed).toContain(`/${treeFile("/")}`)
    expect(pressed).toHaveLength(3)
    const parts = pressed.filter((file) => file !== `/${treeFile("/")}`)
    const weight = parts.map((file) => brotliCompressSync(readFileSync(path.join("public", file))).length)
    expect(weight.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most)

    const { heard, silent } = treeOf("/")
    await expect(lines(page)).toHaveCount(heard.length)
    await expect(panel(page)).toContainText(words?.text ?? "")

    await test.step("a heading's line frames the heading, and its mark stands at its corner", async () => {
      await view(page, words?.headings).click()
      await expect(lines(page)).toHaveCount(heard.filter(({ role }) => role === "heading").length)
      const title = page.getByRole("heading", { level: 1 })
      await lines(page).first().click()
      await expect(lines(page).first()).toHaveAttribute("aria-current", "true")
      await expect(async () => {
        const [box, framed, mark] = [
          await title.boundingBox(),
          await frame(page).boundingBox(),
          await marks(page).first().boundingBox(),
        ]
        expect(framed).toEqual(box)
        expect(Math.abs((mark?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(40)
        expect(Math.abs((mark?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(40)
      }).toPass()
    })

    await test.step("the mark stays at its element when the window changes", async () => {
      await page.setViewportSize({ width: 700, height: 900 })
      const title = page.getByRole("heading", { level: 1 })
      await expect(async () => {
        expect(await frame(page).boundingBox()).toEqual(await title.boundingBox())
      }).toPass()
    })

    await test.step("what is silent has a list of its own", async () => {
      await view(page, words?.silent).click()
      await expect(lines(page)).toHaveCount(silent.length)
      await expect(marks(page)).toHaveCount(silent.length)
    })
    check()
  })

  test("roles and names are those that the browser computes of the same HTML", async ({ page }) => {
    for (const route of ["/", firstOf("contact"), firstOf("case-study")])
      await withoutScript(page, async () => {
        await page.goto(route)
        const session = await page.context().newCDPSession(page)
        const { nodes } = await session.send("Accessibility.getFullAXTree")
        await session.detach()
        // The browser's own controls of a video are no part of the page.
        const ofPlayers = new Set<string>()
        for (const { nodeId, parentId, role } of nodes)
          if (role?.value === "Video" || ofPlayers.has(parentId ?? "")) ofPlayers.add(nodeId)
        const roles = { heading: "heading", link: "link", button: "button", image: "img" }
        for (const [role, own] of Object.entries(roles)) {
          const computed = treeOf(route)
            .heard.filter((each) => each.role === own)
            .map(({ name }) => squeezed(name))
          const browsers = nodes
            .filter((node) => !node.ignored && node.role?.value === role && !ofPlayers.has(node.nodeId))
            .map(({ name }) => squeezed(String(name?.value ?? "")))
          // The build lists what a style sheet hides, too. It cuts long names.
          const missing = browsers.filter((name) => !computed.some((each) => sameStart(each, name)))
          expect(missing, `${role} on ${route}`).toEqual([])
        }
      })
  })

  test("it works in a Safari that cannot tell what is hidden", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"))
    await open(page, firstOf("pricing"))
    await expect(page.locator(".hear-mark:not([hidden])").first()).toBeVisible()
  })

  test("where there is little room, every line of the list can be reached", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, firstOf("pricing"))
    await lines(page).last().click()
    await expect(lines(page).last()).toBeInViewport()
  })

  test("it works by keyboard alone, and Escape gives the focus back", async ({ page }) => {
    await visit(page, firstOf("pricing"))
    await opener(page).focus()
    await page.keyboard.press("Space")
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(panel(page).getByRole("button", { name: words?.close ?? "", exact: true })).toBeFocused()
    await lines(page).first().focus()
    await page.keyboard.press("ArrowDown")
    await expect(lines(page).nth(1)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(lines(page).nth(1)).toHaveAttribute("aria-current", "true")
    await page.keyboard.press("Escape")
    await expect(panel(page)).toHaveCount(0)
    await expect(marks(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false")
    await page.keyboard.press("Enter")
    await expect(panel(page)).toBeFocused()
  })

  test("it is accessible in both schemes, fits a phone, and is not printed", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await open(page, firstOf("pricing"))
    await expectNoViolations(page, "with the panel")
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await colorViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await layoutViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.emulateMedia({ media: "print" })
    await expect(panel(page)).toBeHidden()
    await expect(marks(page).first()).toBeHidden()
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  test("a move within the site closes it, and the next page has its own", async ({ page }) => {
    await open(page, "/")
    const link = page.getByRole("contentinfo").locator('nav a[href^="/"]').last()
    const to = (await link.getAttribute("href")) ?? ""
    await page.evaluate(() => Reflect.set(window, "here", true))
    // The panel may lie over the link.
    await link.press("Enter")
    await expect.poll(() => new URL(page.url()).pathname).toBe(to)
    await expect(panel(page)).toHaveCount(0)
    await opener(page).click()
    await expect(lines(page)).toHaveCount(treeOf(to).heard.length)
    expect(await page.evaluate(() => Reflect.get(window, "here"))).toBe(true)
  })

  test("without script, or without its files, the link leads to what explains it", async ({ page }) => {
    const explained = page.getByRole("heading", { name: words?.explained.title ?? "" })
    await withoutScript(page, async () => {
      await page.goto("/")
      await opener(page).click()
      await expect(explained).toBeVisible()
    })
    await withoutFiles(page, ["*accessibility-tree*"], async () => {
      await visit(page, "/")
      await opener(page).click()
      await expect(explained).toBeVisible()
    })
  })
})
