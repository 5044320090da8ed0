import { contactCard } from "./contact-card"

const owner = {
  name: "Ada King Byron",
  email: "ada@ada.example",
  jobTitle: "Developer; teacher, too",
  location: "Austin, Texas",
}
const linesOf = (more = {}) =>
  contactCard({ url: "https://ada.example", owner: { ...owner, ...more } }).split("\r\n")

test("an address book reads the owner's name, address and number", () => {
  expect(linesOf({ phone: "+15125550142" })).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Byron;Ada King;;;",
    "FN:Ada King Byron",
    "TITLE:Developer\\; teacher\\, too",
    "EMAIL;TYPE=INTERNET:ada@ada.example",
    "TEL;TYPE=WORK,VOICE:+15125550142",
    "ADR;TYPE=WORK:;;;Austin;Texas;;",
    "URL:https://ada.example/",
    "END:VCARD",
    "",
  ])
})

test("an owner without a number has a card without one", () => {
  expect(linesOf().filter((line) => line.startsWith("TEL"))).toEqual([])
})
