import { contrast, remedyBetween } from "./contrast"

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
  ["#767676", "#ffffff", 4.54],
  ["#ff0000", "#ffffff", 4],
  ["#0000ff", "#ffffff", 8.59],
  ["#FFFFFF", "#00ff00", 1.37],
])("%s and %s have a contrast of %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each([
  ["white upon a light accent", "#ffffff", "#e0532f", "#e0532f darker"],
  ["gray upon a dark accent", "#aaaaaa", "#0f766e", "#aaaaaa lighter"],
  ["black upon a dark accent", "#111111", "#5a3a8a", "#5a3a8a lighter"],
  ["gray upon a light accent", "#444444", "#c08a5f", "#444444 darker"],
])(
  "%s: what stands out less is told to go on in its direction, or the other to give way",
  (_, color, on, way) => {
    expect(remedyBetween(color, on, 4.5)).toBe(way)
  },
)

test("who follows the advice gets there: the named color reaches the contrast in the named direction", () => {
  const parts = ["00", "33", "66", "99", "cc", "ff"]
  const colors = parts.flatMap((red) =>
    parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
  )
  const lost = colors.flatMap((color) =>
    colors.filter((on) => {
      if (color === on || contrast(color, on) >= 4.5) return false
      const [named, way] = remedyBetween(color, on, 4.5).split(" ")
      const other = named === color ? on : color
      return contrast(way === "darker" ? "#000000" : "#ffffff", other) < 4.5
    }),
  )
  expect(lost).toEqual([])
})
