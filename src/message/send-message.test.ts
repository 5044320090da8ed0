import { mailLink, provider, tooMany } from "./send-message"
import en from "../words/en.json"

const message = {
  name: "Zoë & Co",
  email: "zoe@co.example",
  number: "+1 512",
  message: "Hello?\nTwo lines + more",
}

test("the mail link contains the whole message, with any characters", () => {
  const link = new URL(mailLink("owner@site.example", message, en.contact).href)
  expect(link.pathname).toBe("owner@site.example")
  const body = new URLSearchParams(link.search.replaceAll("+", "%2B")).get("body") ?? ""
  for (const value of Object.values(message)) expect(body).toContain(value)
})

test.each([
  ["one of 60 kB", { message: "word ".repeat(12_000) }],
  ["one of 3,000 characters of three bytes", { message: "語".repeat(3000) }],
  ["one with a name of 5,000 characters", { name: "é".repeat(5000) }],
])("%s is not in the mail link, which mail programs still open", (_, long) => {
  const { href, hasMessage } = mailLink("owner@site.example", { ...message, ...long }, en.contact)
  expect(href.length).toBeLessThanOrEqual(2000)
  expect(href).toMatch(/^mailto:owner@site\.example\?subject=/)
  expect(hasMessage).toBe(false)
})

test.each([
  ["word ".repeat(2000), 0],
  ["word ".repeat(12_000), 10_000],
  ["語".repeat(20_000), 3400],
])("a message that is too long for the provider is reported by how much: %.5s…", (text, excess) => {
  const many = tooMany({ ...message, message: text })
  expect(Math.abs(many - excess)).toBeLessThanOrEqual(excess / 50)
  // Without as many characters, it fits.
  expect(tooMany({ ...message, message: text.slice(0, text.length - many) })).toBeLessThan(20)
})

test("the ids are undefined unless all three are set", () => {
  const before = { ...process.env }
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = "key"
  process.env.GATSBY_EMAILJS_SERVICE_ID = "service"
  expect(provider()).toBeUndefined()
  process.env.GATSBY_EMAILJS_TEMPLATE_ID = "template"
  expect(provider()).toEqual({ publicKey: "key", serviceId: "service", templateId: "template" })
  process.env = before
})
