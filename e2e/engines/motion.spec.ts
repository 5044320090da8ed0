import { counts } from "../../test/content"
import { expect, test } from "./drivers/fixtures"

/** The rows of reviews. Parts that appear on scrolling are in pages.spec.ts and history.spec.ts. */

const row = "main [data-sliding]"
const pause = "main section:has([data-sliding]) button"
const running = () =>
  [...document.querySelectorAll("main [data-sliding] ul")].map(
    (list) => list.getAnimations()[0]?.playState ?? "none",
  )
const first = () => document.querySelector("main [data-sliding] ul")?.getAnimations()[0]?.playState

test("the reviews slide, rest under the pointer, and rest when they are paused", async ({ visitor }) => {
  test.skip(counts.reviews === 0, "The content has no reviews.")
  await visitor.openSettled("/contact/")
  const all = await visitor.on(row, () => document.querySelectorAll("main [data-sliding] ul").length)
  const every = (state: string) => visitor.eventually(running, [], Array<string>(all).fill(state))
  await every("running")
  await visitor.hover(row)
  await visitor.eventually(first, [], "paused")
  await visitor.point(5, 5)
  await every("running")
  expect(await visitor.on(pause, (button) => button.textContent)).toBe("Pause reviews")
  await visitor.click(pause)
  await visitor.point(5, 5)
  await every("paused")
  await visitor.eventually((button) => document.querySelector(button)?.textContent, [pause], "Play reviews")
  await visitor.click(pause)
  await visitor.point(5, 5)
  await every("running")
})
