import { formWarnings } from "./form-warnings"
import { emptyMessage } from "./send-message"
import en from "../words/en.json"
import { pluralCategories } from "../words/plural-categories"
import es from "../words/es.json"

const asked = (email: string, number: string) =>
  Object.keys(formWarnings({ ...emptyMessage, email, number }, en.contact, pluralCategories("en")))

test.each([
  ["ana@reyesdental", "+1 512 555 0100", ["email"]],
  ["ana@reyesdental.example", "call me maybe", ["number"]],
  ["ana@localhost", "555", ["email", "number"]],
  ["ana@reyesdental.example", "(512) 555-0100", []],
  ["ana@münchen.example", "٥١٢ ٥٥٥ ٠١٠٠", []],
  ["", "", []],
])("%s and %s: asks about %j", (email, number, fields) => {
  expect(asked(email, number)).toEqual(fields)
})

test("the question names what is missing", () => {
  const message = { ...emptyMessage, email: "ana@reyesdental", number: "call me maybe" }
  const { email, number } = formWarnings(message, en.contact, pluralCategories("en"))
  expect(email).toContain("reyesdental.com")
  expect(number).toContain(en.contact.noDigits)
})

test("it counts the digits as the language does", () => {
  const message = { ...emptyMessage, number: "5" }
  expect(formWarnings(message, en.contact, pluralCategories("en")).number).toContain(en.contact.digits.one)
  expect(formWarnings({ ...message, number: "55" }, es.contact, pluralCategories("es")).number).toContain(
    "2 dígitos",
  )
})
