/** @jest-environment jsdom */
import { darkQuery, phoneQuery } from "../model/pictures/variants"
import { followScheme, mediaFor } from "./scheme-pictures"

const { dataset } = document.documentElement
const picture = `<picture><source media="${darkQuery} and ${phoneQuery}"><source media="${phoneQuery}">
  <source media="${darkQuery}"><source type="image/avif"><img></picture>`
const queries = () => [...document.querySelectorAll("source")].map((source) => source.getAttribute("media"))

beforeEach(() => {
  delete dataset["scheme"]
  document.body.innerHTML = picture
})

afterAll(() => {
  delete dataset["scheme"]
  followScheme()
})

test("without a choice, the system's scheme decides", () => {
  followScheme()
  expect(queries()).toEqual([`${darkQuery} and ${phoneQuery}`, phoneQuery, darkQuery, null])
})

test("a choice decides instead of the system, in both directions and back", () => {
  const [always, never] = ["(min-width: 0)", "(max-width: 0)"]
  dataset["scheme"] = "dark"
  followScheme()
  expect(queries()).toEqual([`${always} and ${phoneQuery}`, phoneQuery, always, null])
  dataset["scheme"] = "light"
  followScheme()
  expect(queries()).toEqual([`${never} and ${phoneQuery}`, phoneQuery, never, null])
  delete dataset["scheme"]
  followScheme()
  expect(queries()).toEqual([`${darkQuery} and ${phoneQuery}`, phoneQuery, darkQuery, null])
})

test("pictures that come later follow the choice too", async () => {
  dataset["scheme"] = "dark"
  followScheme()
  document.body.insertAdjacentHTML("beforeend", picture)
  await Promise.resolve()
  expect(queries().filter((query) => query?.includes(darkQuery))).toEqual([])
})

test("a query of another kind stays as it is", () => {
  dataset["scheme"] = "dark"
  expect(mediaFor(phoneQuery)).toBe(phoneQuery)
  expect(mediaFor("")).toBe("")
})
