/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import { ContactHero } from "../../sections/contact/contact-hero"
import en from "../../words/en.json"

const intro = { title: "Write to me", subtitle: "Contact", text: "A sentence is enough." }
const rule = { timeZone: "Europe/London", answerDays: null }
const parts = [
  ["header", <Header key="header" pathname="/" />],
  ["footer", <Footer key="footer" />],
] as const

test.each(parts)("the %s dials the owner's phone number where there is one", (_, part) => {
  renderInSite(part, { owner: { phone: "+15125550142" } })
  expect(screen.getByRole("link", { name: /\(512\) 555-0142$/ })).toHaveAttribute("href", "tel:+15125550142")
})

test.each(parts)("the %s has no phone link where the owner gives no number", (_, part) => {
  const { container } = renderInSite(part)
  expect(container.querySelector("a[href^='tel:']")).toBeNull()
})

const ways = () => screen.queryAllByRole("link", { name: /\(512\) 555-0142$/ })

test("the contact page offers the owner's ways to reach the number, and their card with or without one", () => {
  const calendar = { workingDays: null, holidays: [] }
  const settings = {
    calendar,
    writtenIn: null,
    owner: { ...rule, phone: "+15125550142", phoneWays: ["text", "call"] },
  }
  const { rerender } = renderInSite(
    <ContactHero intro={intro} availability={null} sketch={null} settings={settings} />,
  )
  expect(ways().map((link) => link.getAttribute("href"))).toEqual(["sms:+15125550142", "tel:+15125550142"])
  const none = { calendar, writtenIn: null, owner: { ...rule, phone: null, phoneWays: null } }
  rerender(<ContactHero intro={intro} availability={null} sketch={null} settings={none} />)
  expect(ways()).toEqual([])
  expect(screen.getByRole("link", { name: en.contact.card })).toHaveAttribute("href", "/contact.vcf")
})
