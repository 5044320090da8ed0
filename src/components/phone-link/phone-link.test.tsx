/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { mockSite } from "../../../test/site"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import { ContactHero } from "../../sections/contact/contact-hero"

const intro = { title: "Write to me", subtitle: "Contact", text: "A sentence is enough." }
const rule = { timeZone: "Europe/London", answerDays: null }
const parts = [
  ["header", <Header key="header" pathname="/" />],
  ["footer", <Footer key="footer" />],
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

const ways = () => screen.queryAllByRole("link", { name: /\(512\) 555-0142$/ })

test("the contact page offers the owner's ways to reach the number, and their card with or without one", () => {
  mockSite()
  const calendar = { workingDays: null, holidays: [] }
  const settings = { calendar, owner: { ...rule, phone: "+15125550142", phoneWays: ["text", "call"] } }
  const { rerender } = render(
    <ContactHero intro={intro} availability={null} sketch={null} settings={settings} />,
  )
  expect(ways().map((link) => link.getAttribute("href"))).toEqual(["sms:+15125550142", "tel:+15125550142"])
  const none = { calendar, owner: { ...rule, phone: null, phoneWays: null } }
  rerender(<ContactHero intro={intro} availability={null} sketch={null} settings={none} />)
  expect(ways()).toEqual([])
  expect(screen.getByRole("link", { name: "Save my contact" })).toHaveAttribute("href", "/contact.vcf")
})
