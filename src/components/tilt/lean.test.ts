import { leanOf, maxLean, perspective, settleTime } from "./lean"

test("R17.6: perspective 1000, at most 20 degrees, 400 ms to tilt and to return", () => {
  expect({ perspective, maxLean, settleTime }).toEqual({ perspective: 1000, maxLean: 20, settleTime: 400 })
})

test("with the pointer in the middle, a card is flat", () => {
  expect(leanOf(0.5, 0.5)).toEqual({ x: 0, y: 0 })
})

test("with the pointer at a corner, a card tilts the maximum, toward the pointer", () => {
  expect(leanOf(0, 0)).toEqual({ x: maxLean, y: -maxLean })
  expect(leanOf(1, 1)).toEqual({ x: -maxLean, y: maxLean })
})

test("a pointer beyond the edge does not tilt the card further", () => {
  expect(leanOf(4, -3)).toEqual(leanOf(1, 0))
})
