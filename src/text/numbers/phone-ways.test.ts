import { phoneLinks } from "./phone-ways"

test("one number is called, texted and reached by WhatsApp, in the owner's order", () => {
  expect(phoneLinks("+15125550142", ["text", "whatsapp", "call"]).map(({ to }) => to)).toEqual([
    "sms:+15125550142",
    "https://wa.me/15125550142",
    "tel:+15125550142",
  ])
})

test("a number without ways is called, and without a number there is no way", () => {
  expect(phoneLinks("+15125550142", null).map(({ to }) => to)).toEqual(["tel:+15125550142"])
  expect(phoneLinks(null, ["call", "text"])).toEqual([])
})
