/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { renderInSite, site } from "../../../test/site"
import { siteOf } from "../../hooks/use-site"
import type { PageLanguages } from "../../routes/page-languages"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import { LinkPreview } from "../seo/link-preview"

const languages: PageLanguages = {
  languages: ["en-US", "es", "pt-BR"],
  home: "/es/",
  translations: [
    { language: "en-US", path: "/pricing/", name: "English", locale: "en_US" },
    { language: "es", path: "/es/precios/", name: "Español", locale: "es_US" },
  ],
}

const parts = { header: <Header pathname="/es/precios/" />, footer: <Footer /> }

test.each(Object.entries(parts))(
  "the %s leads to the page's other languages, each named in itself",
  (_, part) => {
    renderInSite(part, { language: "es", languages })
    const link = screen.getByRole("link", { name: "English", hidden: true })
    expect(link).toHaveAttribute("href", "/pricing/")
    expect(link).toHaveAttribute("lang", "en-US")
    expect(link).toHaveAttribute("hreflang", "en-US")
    expect(screen.queryByRole("link", { name: "Español", hidden: true })).toBeNull()
  },
)

test.each(Object.entries(parts))(
  "the %s of a page in one language is as it is in a site of one",
  (_, part) => {
    const { container } = renderInSite(part)
    const before = container.innerHTML
    renderInSite(part, { languages: { languages: ["en-US", "es"] } })
    const [, other] = document.body.children
    // React numbers the ids of both.
    expect(other?.innerHTML.replaceAll(/_r_\w+_/g, "")).toBe(before.replaceAll(/_r_\w+_/g, ""))
    expect(within(container).queryByText("Español")).toBeNull()
  },
)

test("the logo leads to home in the page's language", () => {
  renderInSite(<Header pathname="/es/precios/" />, { language: "es", languages })
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "/es/")
})

test("a section's anchor and an estimate's answers are kept", () => {
  window.history.replaceState(null, "", "/es/precios/?pages=3#plans")
  renderInSite(<Footer />, { language: "es", languages })
  const link = screen.getByRole("link", { name: "English" })
  fireEvent.click(link)
  expect(link).toHaveAttribute("href", expect.stringMatching(/\/pricing\/\?pages=3#plans$/))
})

test("a link to a page in another language says which, and no other link does", () => {
  renderInSite(<Footer />, {
    language: "es",
    languages,
    footer: {
      columns: [
        {
          title: "Explorar",
          links: [
            { label: "Proof", to: "/proof/#one" },
            { label: "Precios", to: "/es/precios/?a=/" },
            { label: "Resume", to: "/resume.pdf" },
          ],
        },
      ],
    },
  })
  const list = within(screen.getByRole("navigation", { name: "Explorar" }))
  const said = list.getAllByRole("link").map((link) => link.getAttribute("hreflang"))
  expect(said).toEqual(["en-US", null, null])
})

/** The head of a page, which may be in several languages. */
function headOf(context?: PageLanguages): string {
  const seo = { title: "Pricing", description: "D", keywords: [] }
  return renderToStaticMarkup(
    <LinkPreview site={siteOf(site, context)} seo={seo} pathname="/pricing/" type="website" />,
  )
}

test("the head names the page's addresses in all languages, and one for all who read none of them", () => {
  const head = headOf(languages)
  const links = [...head.matchAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"/g)]
  expect(links.map(([, href, language]) => [language, href])).toEqual([
    ["en-US", "https://site.example/pricing/"],
    ["es", "https://site.example/es/precios/"],
    ["x-default", "https://site.example/pricing/"],
  ])
  expect(head.match(/"og:locale:alternate" content="[^"]*"/g)).toEqual([
    '"og:locale:alternate" content="es_US"',
  ])
})

test("a page in one language has nothing of others in its head", () => {
  expect(headOf({ languages: ["en-US", "es"] })).toBe(headOf())
})
