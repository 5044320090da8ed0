/** @jest-environment jsdom */
import { endNavigation, startNavigation } from "./navigation"

const place = (pathname: string, hash = "") => ({ pathname, hash })
const { dataset } = document.documentElement

test("Smooth scrolling is off while a visitor moves to another page", async () => {
  startNavigation({ location: place("/work/"), prevLocation: place("/") })
  expect(dataset).toHaveProperty("moving")
  endNavigation()
  await new Promise(requestAnimationFrame)
  expect(dataset).not.toHaveProperty("moving")
})

test("Smooth scrolling stays on within a page", () => {
  startNavigation({ location: place("/work/", "#zync"), prevLocation: place("/work/") })
  expect(dataset).not.toHaveProperty("moving")
})
