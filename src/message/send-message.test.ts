import { mailLink, provider } from "./send-message"

const message = {
  name: "Zoë & Co",
  email: "zoe@co.example",
  number: "+1 512",
  message: "Hello?\nTwo lines + more",
}

test("the mail link contains the whole message, with any characters", () => {
  const link = new URL(mailLink("owner@site.example", message))
  expect(link.pathname).toBe("owner@site.example")
  const body = new URLSearchParams(link.search.replaceAll("+", "%2B")).get("body") ?? ""
  for (const value of Object.values(message)) expect(body).toContain(value)
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
