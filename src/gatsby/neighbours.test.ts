import { neighbours } from "./neighbours"

test.each([
  ["a", "c", "b"],
  ["b", "a", "c"],
  ["c", "b", "a"],
])("around %s stand %s and %s", (item, previous, next) => {
  expect(neighbours(["a", "b", "c"], item)).toEqual({ previous, next })
})

test("an item alone, or not in the list, has no neighbours", () => {
  const none = { previous: undefined, next: undefined }
  expect(neighbours(["a"], "a")).toEqual(none)
  expect(neighbours(["a", "b"], "x")).toEqual(none)
})
