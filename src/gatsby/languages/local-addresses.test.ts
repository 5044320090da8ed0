import { addressesOf } from "./local-addresses"
import { readSitePages } from "../../model/pages/site-pages"
import { readSettings } from "../source/read-site"

jest.mock("../source/read-site", () => ({ readSettings: jest.fn() }))
jest.mock("../../model/pages/site-pages", () => ({
  readSitePages: jest.fn(() => [
    { path: "/booking/", original: "/booking/" },
    { path: "/estimate/", original: "/estimate/" },
    { path: "/es/reservar/", original: "/booking/" },
  ]),
}))

test("code without a page's data finds the addresses of a page in all languages, even if it is in none", () => {
  jest.mocked(readSettings).mockReturnValue({ language: "en", languages: ["en", "es"] })
  expect(addressesOf("/booking/")).toEqual(["/booking/", "/es/reservar/"])
  expect(addressesOf("/estimate/")).toEqual(["/estimate/"])
  expect(addressesOf("/404/")).toEqual(["/404/"])
})

test("a site of one language is not read for it", () => {
  jest.mocked(readSitePages).mockClear()
  jest.mocked(readSettings).mockReturnValue({ language: "en" })
  expect(addressesOf("/booking/", "elsewhere")).toEqual(["/booking/"])
  expect(readSitePages).not.toHaveBeenCalled()
})
