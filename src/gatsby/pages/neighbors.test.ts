import { neighbors } from "./neighbors"

test.each([
  ["a", "c", "b"],
  ["b", "a", "c"],
  ["c", "b", "a"],
])("the neighbors of %s are %s and %s", (item, previous, next) => {
  expect(neighbors(["a", "b", "c"], item)).toEqual({ previous, next })
})

test("of two items each has the other as its next one, and not twice", () => {
  expect(neighbors(["a", "b"], "a")).toEqual({ previous: undefined, next: "b" })
  expect(neighbors(["a", "b"], "b")).toEqual({ previous: undefined, next: "a" })
})

test("the only item of a list, or an item not in it, has no neighbors", () => {
  const none = { previous: undefined, next: undefined }
  expect(neighbors(["a"], "a")).toEqual(none)
  expect(neighbors(["a", "b"], "x")).toEqual(none)
})
