import { owner } from "../../test/pages"
import type { Provider } from "../provider"
import { expect, test } from "./fixtures"
import type { Visitor } from "./visitor"

/** The contact form: every failure of the provider, a reload, a draft, and a message that is sent. */

const words = {
  name: "Zoë Ångström",
  email: "zoe@co.example",
  number: "5125550100",
  message: "Hello & welcome",
}
const send = "main form [type=submit]"
const status = "main form [role=status]"
const mailLink = `${status} a[href^="mailto:${owner.email}"]`
const none = { name: "", email: "", number: "", message: "" }

const isLogged = (fault: string) => fault.startsWith("console.error")

const contents = () => {
  const read = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main form #${name}`)?.value ?? null
  return { name: read("name"), email: read("email"), number: read("number"), message: read("message") }
}

async function fill(visitor: Visitor) {
  for (const [name, value] of Object.entries(words)) await visitor.type(`main form #${name}`, value)
  await visitor.eventually(contents, [], words)
}

async function expectSent(visitor: Visitor, provider: Provider) {
  await expect.poll(() => visitor.relay.said.length, { timeout: 15_000 }).toBe(1)
  expect(provider.messages).toHaveLength(1)
  expect(Object.fromEntries(provider.messages[0] ?? [])).toMatchObject(words)
  await visitor.eventually(contents, [], none)
}

test.beforeEach(({ visitor }) => visitor.settle("/contact/"))

test("a message is sent, and the fields are empty, also after a reload", async ({ visitor, provider }) => {
  await fill(visitor)
  await visitor.click(send)
  await expectSent(visitor, provider)
  await visitor.reload()
  await visitor.rest()
  expect(await visitor.evaluate(contents)).toEqual(none)
  expect(await visitor.faults()).toEqual([])
})

test("whatever the provider answers, the words stay, a mail link is there, and the next try is sent", async ({
  visitor,
  provider,
}) => {
  await fill(visitor)
  for (const behavior of [400, 403, 412, 429, 451, 500, "reset"] as const) {
    provider.behavior = behavior
    const before = (await visitor.faults()).filter(isLogged).length
    await visitor.click(send)
    await expect.poll(async () => (await visitor.faults()).filter(isLogged).length).toBeGreaterThan(before)
    await visitor.seesShown(mailLink)
    expect(await visitor.evaluate(contents), String(behavior)).toEqual(words)
  }
  expect(visitor.relay.said).toEqual([])
  const href = (await visitor.attribute(mailLink, "href")) ?? ""
  for (const value of Object.values(words)) expect(decodeURIComponent(href)).toContain(value)
  provider.behavior = 200
  await visitor.click(send)
  await expectSent(visitor, provider)
})

test("when no answer comes, the words stay, and a late answer says that they have arrived", async ({
  visitor,
  provider,
}) => {
  provider.behavior = "hang"
  await fill(visitor)
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
  await visitor.eventually(contents, [], none)
  expect(visitor.relay.said).toEqual([])
})

test("after a reload the words are there again, and a person's message is sent", async ({
  visitor,
  provider,
}) => {
  await fill(visitor)
  await visitor.reload()
  await visitor.rest()
  await visitor.eventually(contents, [], words)
  await visitor.click(send)
  await expectSent(visitor, provider)
})

test("words that the browser restores before the scripts run are sent", async ({ visitor, provider }) => {
  await fill(visitor)
  const release = visitor.relay.hold(/\.js$/)
  await visitor.reload()
  await visitor.type("main form #message", "!")
  const { message } = await visitor.evaluate(contents)
  release()
  await visitor.rest()
  await visitor.eventually(contents, [], { ...words, message: message ?? "" })
  await visitor.click(send)
  await expect.poll(() => visitor.relay.said.length, { timeout: 15_000 }).toBe(1)
  expect(provider.messages[0]?.get("message")).toBe(message)
})

test("a draft is there after another page, and can be cleared", async ({ visitor }) => {
  await fill(visitor)
  const { path, address } = await visitor.on('footer a[href^="/"]:not([href="/contact/"])', (link) => ({
    path: link.getAttribute("href") ?? "",
    address: location.pathname,
  }))
  await visitor.click(`footer a[href="${path}"]`)
  await visitor.arrives(path)
  await visitor.back()
  await visitor.arrives(address)
  await visitor.eventually(contents, [], words)
  await visitor.open(address)
  await visitor.rest()
  await visitor.eventually(contents, [], words)
  await visitor.click("main form button[type=button]")
  await visitor.eventually(contents, [], none)
  expect(await visitor.evaluate(() => localStorage.length)).toBe(0)
})
