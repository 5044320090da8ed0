import { endMove, startMove } from "./moves"

const place = (pathname: string, hash = "") => ({ pathname, hash })
const { dataset } = document.documentElement

test("While a visitor moves to another page nothing scrolls smoothly, and then again", async () => {
  startMove({ location: place("/work/"), prevLocation: place("/") })
  expect(dataset).toHaveProperty("moving")
  endMove()
  await new Promise(requestAnimationFrame)
  expect(dataset).not.toHaveProperty("moving")
})

test("Within a page things scroll as they do", () => {
  startMove({ location: place("/work/", "#zync"), prevLocation: place("/work/") })
  expect(dataset).not.toHaveProperty("moving")
})
