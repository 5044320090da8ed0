import { numbersShown } from "./numbers-shown"

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 25, [1, 2, 3, 25]],
  [13, 25, [1, 11, 12, 13, 14, 15, 25]],
  [25, 25, [1, 23, 24, 25]],
])("on page %i of %i the first, the last and the nearby pages are linked", (number, of, shown) => {
  expect(numbersShown(number, of)).toEqual(shown)
})
