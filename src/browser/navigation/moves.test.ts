/** @jest-environment jsdom */
import { endMove, startMove } from "./moves"

const place = (pathname: string, hash = "") => ({ pathname, hash })
const { dataset } = document.documentElement

test("Smooth scrolling is off while a visitor moves to another page", async () => {
  startMove({ location: place("/work/"), prevLocation: place("/") })
  expect(dataset).toHaveProperty("moving")
  endMove()
  await new Promise(requestAnimationFrame)
  expect(dataset).not.toHaveProperty("moving")
})

test("Smooth scrolling stays on within a page", () => {
  startMove({ location: place("/work/", "#zync"), prevLocation: place("/work/") })
  expect(dataset).not.toHaveProperty("moving")
})
