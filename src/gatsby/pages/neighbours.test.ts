import { neighbours } from "./neighbours"

test.each([
  ["a", "c", "b"],
  ["b", "a", "c"],
  ["c", "b", "a"],
])("the neighbors of %s are %s and %s", (item, previous, next) => {
  expect(neighbours(["a", "b", "c"], item)).toEqual({ previous, next })
})

test("of two items each has the other as its next one, and not twice", () => {
  expect(neighbours(["a", "b"], "a")).toEqual({ previous: undefined, next: "b" })
  expect(neighbours(["a", "b"], "b")).toEqual({ previous: undefined, next: "a" })
})

test("the only item of a list, or an item not in it, has no neighbors", () => {
  const none = { previous: undefined, next: undefined }
  expect(neighbours(["a"], "a")).toEqual(none)
  expect(neighbours(["a", "b"], "x")).toEqual(none)
})
