/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { DocumentLanguage } from "./document-language"

const { documentElement } = document

test("a move changes the document's language and direction, and takes the direction away again", () => {
  const { rerender } = render(<DocumentLanguage language="es">Hola</DocumentLanguage>)
  expect(screen.getByText("Hola")).toBeInTheDocument()
  expect(documentElement).toHaveAttribute("lang", "es")
  expect(documentElement).not.toHaveAttribute("dir")
  rerender(
    <DocumentLanguage language="ar" direction="rtl">
      مرحبا
    </DocumentLanguage>,
  )
  expect(documentElement).toHaveAttribute("lang", "ar")
  expect(documentElement).toHaveAttribute("dir", "rtl")
  rerender(<DocumentLanguage language="en-US">Hello</DocumentLanguage>)
  expect(documentElement).toHaveAttribute("lang", "en-US")
  expect(documentElement).not.toHaveAttribute("dir")
})
