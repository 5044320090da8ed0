/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { mockSite } from "../../../test/site"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import { Reach } from "../../sections/contact/reach"

const intro = { title: "Write to me", subtitle: "Contact", text: "A sentence is enough." }
const parts = [
  ["header", <Header key="header" pathname="/" />],
  ["footer", <Footer key="footer" />],
  ["contact page", <Reach key="reach" intro={intro} openings={null} sketch={null} />],
] as const

test.each(parts)("the %s dials the owner's phone number where there is one", (_, part) => {
  mockSite({ phone: "+15125550142" })
  render(part)
  expect(screen.getByRole("link", { name: /\(512\) 555-0142$/ })).toHaveAttribute("href", "tel:+15125550142")
})

test.each(parts)("the %s has no phone link where the owner gives no number", (_, part) => {
  mockSite()
  const { container } = render(part)
  expect(container.querySelector("a[href^='tel:']")).toBeNull()
})
