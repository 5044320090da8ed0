import { localRoutes } from "./routes"
import { localSite } from "./local-site"

jest.mock("../../model/read/content", () => ({ readContent: () => ({ languages: ["en", "es"] }) }))
jest.mock("../../model/pages/site-pages", () => ({
  sitePages: () => [
    { path: "/es/reservar/", original: "/booking/", language: "es", translations: new Map() },
    { path: "/booking/", original: "/booking/", language: "en", translations: new Map() },
  ],
}))

test("a page that code names is that of the language, or else the original", () => {
  expect(localSite().pages).toHaveLength(2)
  expect(localRoutes("ada", "es")).toMatchObject({ booking: "/es/reservar/", about: "/about-ada/" })
  expect(localRoutes("ada", undefined)).toMatchObject({ booking: "/booking/", contact: "/contact/" })
})
