import { median } from "./median"

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])("the median of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

test("an empty list has no median", () => {
  expect(median([])).toBeNaN()
})
