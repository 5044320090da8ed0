import { radii, stars } from "./stars"

test("the sky is the same at build time and in the browser", () => {
  expect(stars(150)).toEqual(stars(150))
  expect(stars(150, 1)).not.toEqual(stars(150, 2))
})

test("every star is inside the sky", () => {
  for (const { x, y, radius } of stars(150)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(100)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(100)
    expect(radii).toContain(radius)
  }
})
