import { slugify } from "./slugify"

test.each([
  ["Dental Edge", "dental-edge"],
  ["Café, à la carte!", "cafe-a-la-carte"],
  ["C", "c"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  [".NET", "net"],
  ["日本", ""],
])("%s becomes %s", (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
