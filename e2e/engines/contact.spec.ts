import { owner } from "../../test/pages"
import { expect, test } from "./drivers/fixtures"
import { contents, expectSent, fill, noWords, send, words } from "./form"

/** The contact form: failures of the provider, a late answer, and a message that is sent. */

const mailLink = `main form [role=status] a[href^="mailto:${owner.email}"]`

test("whatever the provider answers, the words stay and a mail link is there; then the message is sent", async ({
  visitor,
  provider,
}) => {
  test.slow()
  await visitor.openSettled("/contact/")
  await fill(visitor)
  const failures = async () =>
    (await visitor.errors()).filter((error) => error.startsWith("console.error")).length
  // All other statuses: e2e/features/contact.spec.ts.
  for (const behavior of [500, "reset"] as const)
    await test.step(`the provider's answer is ${behavior}`, async () => {
      provider.behavior = behavior
      const before = await failures()
      await visitor.click(send)
      await expect.poll(failures).toBeGreaterThan(before)
      await visitor.seesShown(mailLink)
      expect(await visitor.evaluate(contents)).toEqual(words)
    })
  const href = (await visitor.attribute(mailLink, "href")) ?? ""
  for (const value of Object.values(words)) expect(decodeURIComponent(href)).toContain(value)

  await test.step("no answer comes, and then a late one", async () => {
    provider.behavior = "hang"
    // Half a minute in a second.
    await visitor.evaluate(() => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (run: () => void, time = 0) => setTimeout(run, time > 10_000 ? time / 30 : time),
      })
    })
    await visitor.click(send)
    await visitor.seesShown(mailLink)
    expect(await visitor.evaluate(contents)).toEqual(words)
    provider.answerLate()
    await visitor.eventually(contents, [], noWords)
    expect(visitor.relay.said).toEqual([])
  })

  await test.step("the message is sent, and the fields are empty, also after a reload", async () => {
    provider.behavior = 200
    provider.messages.length = 0
    await visitor.reload()
    await visitor.rest()
    await fill(visitor)
    const before = await visitor.errors()
    await expectSent(visitor, provider)
    await visitor.reload()
    await visitor.rest()
    expect(await visitor.evaluate(contents)).toEqual(noWords)
    expect(await visitor.errors()).toEqual(before)
  })
})

test("where no script file comes, the address takes the button's place", async ({ visitor }) => {
  visitor.relay.refused = /\.js$/
  await visitor.open("/contact/")
  await visitor.seesShown(`main form a[href="mailto:${owner.email}"]`)
  await visitor.seesNo(send)
})
