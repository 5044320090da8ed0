import { tiltAngle, maxTilt, perspective, settleTime } from "./tilt-angle"

test("R17.6: perspective 1000, at most 20 degrees, 400 ms to tilt and to return", () => {
  expect({ perspective, maxTilt, settleTime }).toEqual({ perspective: 1000, maxTilt: 20, settleTime: 400 })
})

test("with the pointer in the middle, a card is flat", () => {
  expect(tiltAngle(0.5, 0.5)).toEqual({ x: 0, y: 0 })
})

test("with the pointer at a corner, a card tilts the maximum, toward the pointer", () => {
  expect(tiltAngle(0, 0)).toEqual({ x: maxTilt, y: -maxTilt })
  expect(tiltAngle(1, 1)).toEqual({ x: -maxTilt, y: maxTilt })
})

test("a pointer beyond the edge does not tilt the card further", () => {
  expect(tiltAngle(4, -3)).toEqual(tiltAngle(1, 0))
})
