import { originalsOf, variantsOf } from "./variants"

test("a picture's variants have its name with their own part, and the narrowest query comes first", () => {
  expect(variantsOf("/a/cover.jpg").map(({ file, crop }) => [file, crop])).toEqual([
    ["/a/cover.phone.dark.jpg", true],
    ["/a/cover.phone.jpg", true],
    ["/a/cover.dark.jpg", false],
  ])
})

test("a variant has no variants, and neither has a drawing", () => {
  for (const file of ["cover.dark.png", "cover.phone.png", "cover.phone.dark.png", "logo.svg"])
    expect(variantsOf(file)).toEqual([])
})

test.each([
  ["cover.dark.png", { whole: "cover.png", light: "cover.png" }],
  ["cover.phone.png", { whole: "cover.png", light: undefined }],
  ["cover.phone.dark.png", { whole: "cover.png", light: "cover.phone.png" }],
  ["COVER.dark.JPG", { whole: "COVER.JPG", light: "COVER.JPG" }],
  ["cover.png", undefined],
  ["dark.png", undefined],
  ["cover.dark.svg", undefined],
])("%s belongs to its originals", (file, originals) => {
  expect(originalsOf(file)).toEqual(originals)
})
