import { routes } from "../../test/pages"
import { expect, test } from "./drivers/fixtures"

/** The filter of the work list, and a long page's list of contents. */

const choice = 'main ul a[href^="?category="]'
const current = 'main ul a[aria-current][href^="?category="], main ul a[aria-current][href="./"]'
const cards = "main article"

test("the filter shows a category's projects, is in the address, and is kept by a reload and a way back", async ({
  visitor,
}) => {
  await visitor.openSettled("/work/")
  test.skip(
    (await visitor.count(choice)) === 0,
    "All projects have one category, or the list has several pages.",
  )
  const all = await visitor.count(cards)
  const { href, count } = await visitor.on(choice, (link) => ({
    href: link.getAttribute("href") ?? "",
    count: Number(link.querySelector("span")?.textContent),
  }))
  const expectChosen = async (search: string, expected: number) => {
    await visitor.eventually(() => location.search, [], search)
    await visitor.eventually((list) => document.querySelectorAll(list).length, [cards], expected)
  }
  await visitor.click(choice)
  await expectChosen(href, count)
  expect(await visitor.attribute(current, "href")).toBe(href)
  await visitor.reload()
  await visitor.rest()
  await expectChosen(href, count)
  const home = (await visitor.attribute("header a", "href")) ?? ""
  await visitor.click("header a")
  await visitor.arrives(home)
  await visitor.back()
  await visitor.arrives("/work/")
  await expectChosen(href, count)
  await visitor.click('main ul a[href="./"]')
  await expectChosen("", all)
  await visitor.back()
  await expectChosen(href, count)
  await visitor.back()
  await expectChosen("", all)
  expect(await visitor.errors()).toEqual([])
})

const study = routes.find((route) => /^\/work\/./.test(route))

test("the list of contents leads to its sections and marks the current one", async ({ visitor }) => {
  test.skip(study === undefined, "The content has no case study.")
  await visitor.openSettled(study ?? "/")
  const link = 'main nav ol li:nth-child(3) a[href^="#"]'
  test.skip((await visitor.count(link)) === 0, "The case study has fewer than three sections.")
  const anchor = (await visitor.attribute(link, "href")) ?? ""
  await visitor.click(link)
  await visitor.eventually(
    (id) => decodeURIComponent(location.hash) === decodeURIComponent(id),
    [anchor],
    true,
  )
  await visitor.eventually(
    (marked) => document.querySelector(marked)?.getAttribute("aria-current"),
    [link],
    "true",
  )
  const inView = (id: string) => {
    const top = document.getElementById(decodeURIComponent(id.slice(1)))?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < innerHeight
  }
  await visitor.eventually(inView, [anchor], true)
  expect(await visitor.errors()).toEqual([])
})
