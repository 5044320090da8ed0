/** @jest-environment jsdom */
import type { ComponentProps } from "react"
import { render } from "@testing-library/react"
import { site } from "../../../test/site"
import { SiteContext, siteOf } from "../../hooks/use-site"
import { DocumentLanguage } from "./document-language"

const { documentElement } = document

const inLanguage = (language: string, children: ComponentProps<typeof DocumentLanguage>["children"]) => (
  <SiteContext
    value={siteOf({ ...site, siteSettings: { ...site.siteSettings, language } }, { rightToLeft: ["ar"] })}
  >
    <DocumentLanguage>{children}</DocumentLanguage>
  </SiteContext>
)

test("a move changes the document's language and direction, and takes the direction away again", () => {
  const { rerender, container } = render(inLanguage("en", "one"))
  expect(documentElement).toHaveAttribute("lang", "en")
  expect(documentElement).not.toHaveAttribute("dir")
  rerender(inLanguage("ar", "two"))
  expect(documentElement).toHaveAttribute("lang", "ar")
  expect(documentElement).toHaveAttribute("dir", "rtl")
  expect(container).toHaveTextContent("two")
  rerender(inLanguage("es", "three"))
  expect(documentElement).toHaveAttribute("lang", "es")
  expect(documentElement).not.toHaveAttribute("dir")
})
