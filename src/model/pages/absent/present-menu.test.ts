import { presentMenu } from "./present-menu"

const contact = { label: "Contact", to: "/contact/" }
const call = { label: "Book A Call", to: "/booking/" }
const pay = { label: "Pay", to: "/payment/" }
const services = { label: "Services", entriesFrom: "states" }
const without =
  (...absent: string[]) =>
  (to: string) =>
    absent.includes(to)

test("a menu whose pages are all there stays as it is", () => {
  const menu = [services, { ...contact, entries: [contact, call] }]
  expect(presentMenu(menu, without())).toEqual(menu)
})

test("an entry goes with its page, on top and in a dropdown", () => {
  expect(presentMenu([contact, call], without("/booking/"))).toEqual([contact])
  expect(presentMenu([{ ...contact, entries: [contact, call] }], without("/booking/"))).toEqual([
    { ...contact, entries: [contact] },
  ])
})

test("what is left of a dropdown takes the place of an entry that goes", () => {
  const pricing = { label: "Pricing", to: "/pricing/" }
  const menu = [{ ...pricing, entries: [pricing, pay] }]
  expect(presentMenu(menu, without("/pricing/"))).toEqual([pay])
  expect(presentMenu(menu, without("/pricing/", "/payment/"))).toEqual([])
})

test("an entry without a page of its own goes with the last of its dropdown", () => {
  expect(presentMenu([{ label: "More", entries: [call, pay] }], without("/booking/"))).toEqual([
    { label: "More", entries: [pay] },
  ])
  expect(presentMenu([{ label: "More", entries: [call] }], without("/booking/"))).toEqual([])
})
