import { formWarnings } from "./form-warnings"
import { emptyMessage } from "./send-message"

const asked = (email: string, number: string) => Object.keys(formWarnings({ ...emptyMessage, email, number }))

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
  const { email, number } = formWarnings({
    ...emptyMessage,
    email: "ana@reyesdental",
    number: "call me maybe",
  })
  expect(email).toContain("reyesdental.com")
  expect(number).toContain("no digits")
})
