import { readContent } from "../../src/model/read/content"
import { readSitePages } from "../../src/model/pages/site-pages"

/** The sample's second language: where a visitor decides, and what such a page shows. */

const pages = readSitePages(process.cwd())

test.each([
  ["/", "/es/"],
  ["/web-design-texas/", "/es/diseno-web-texas/"],
  ["/web-design-california/", "/es/diseno-web-california/"],
  ["/web-design-florida/", "/es/diseno-web-florida/"],
  ["/pricing/", "/es/precios/"],
  ["/estimate/", "/es/presupuesto/"],
  ["/contact/", "/es/contacto/"],
  ["/booking/", "/es/reservar/"],
  ["/payment/", "/es/pagos/"],
  ["/terms/", "/es/terminos/"],
  ["/privacy/", "/es/privacidad/"],
  ["/404/", "/es/404/"],
])("%s is there in Spanish, at %s", (original, path) => {
  expect(pages.find((page) => page.language === "es" && page.original === original)?.path).toBe(path)
})

test("questions, reviews, header and footer are in Spanish, too", () => {
  const files = readContent(process.cwd()).translations.map(({ file }) => file)
  expect(files).toEqual(
    expect.arrayContaining([
      "content/lists/faq.es.json",
      "content/lists/testimonials.es.json",
      "content/site.es.json",
    ]),
  )
})
