import { joinList } from "./join-list"

test.each([
  ["en-US", "a, b"],
  ["de", "a, b"],
  ["ja", "a、b"],
  ["zh-Hant", "a、b"],
  ["ar", "a، b"],
])("a list in %s is %s", (language, list) => {
  expect(joinList(["a", "b"], language)).toBe(list)
})
