import { leanOf, maxLean, perspective, settleTime } from "./lean"

test("R17.6: perspective 1000, 20 degrees at most, 400 ms to a lean and back to rest", () => {
  expect({ perspective, maxLean, settleTime }).toEqual({ perspective: 1000, maxLean: 20, settleTime: 400 })
})

test("in the middle a card lies level", () => {
  expect(leanOf(0.5, 0.5)).toEqual({ x: 0, y: 0 })
})

test("at its corners it leans as far as it may, toward the pointer", () => {
  expect(leanOf(0, 0)).toEqual({ x: maxLean, y: -maxLean })
  expect(leanOf(1, 1)).toEqual({ x: -maxLean, y: maxLean })
})

test("a pointer beyond the edge leans it no further", () => {
  expect(leanOf(4, -3)).toEqual(leanOf(1, 0))
})
