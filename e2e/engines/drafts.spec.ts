import { expect, test } from "./drivers/fixtures"
import { contents, expectSent, fill, noWords, words } from "./form"

/** What a visitor has written is kept: by a reload, on another page, and before the scripts run. */

test("a draft is there after another page and after a reload, is sent, and can be cleared", async ({
  visitor,
  provider,
}) => {
  test.slow()
  await visitor.openSettled("/contact/")
  await fill(visitor)
  await test.step("after another page", async () => {
    const link = 'footer a[href^="/"]:not([href="/contact/"])'
    const path = (await visitor.attribute(link, "href")) ?? ""
    await visitor.click(link)
    await visitor.arrives(path)
    await visitor.back()
    await visitor.arrives("/contact/")
    await visitor.eventually(contents, [], words)
  })
  await test.step("in a new visit", async () => {
    await visitor.openSettled("/contact/")
    await visitor.eventually(contents, [], words)
  })
  await test.step("it can be cleared", async () => {
    await visitor.click("main form button[type=button]")
    await visitor.eventually(contents, [], noWords)
    expect(await visitor.evaluate(() => localStorage.length)).toBe(0)
  })
  await test.step("after a reload", async () => {
    await fill(visitor)
    await visitor.reload()
    await visitor.rest()
    await visitor.eventually(contents, [], words)
  })
  await test.step("words that the browser restores before the scripts run are kept and sent", async () => {
    const release = visitor.relay.hold(/\.js$/)
    await visitor.reload()
    await visitor.type("main form #message", "!")
    const message = (await visitor.evaluate(contents)).message ?? ""
    release()
    await visitor.rest()
    await visitor.eventually(contents, [], { ...words, message })
    await expectSent(visitor, provider, { ...words, message })
  })
})
