import { writtenFigures } from "./written-figures"

const figures = (text: string) => writtenFigures(text).map(({ figure }) => figure)

test.each([
  ["It took 4.47 seconds.", "4.47 s"],
  ["4.47 s", "4.47 s"],
  ["a delay of 150 ms", "150 ms"],
  ["75% of them", "75 %"],
  ["46.1 percent", "46.1 %"],
  ["1,200 KB", "1200 kb"],
  ["8 MB", "8 mb"],
  ["3 times faster", "3 ×"],
  ["1.05 ×", "1.05 ×"],
  ["58 frames a second", "58 fps"],
  ["for 300+ customers", "300 people"],
])("%s has a figure", (text, figure) => {
  expect(figures(text)).toEqual([figure])
})

test.each([
  "Plans cost $1500, $2700 or $5000.",
  "Since 2025-06-02, for 3 years.",
  "Chapter 2. Sections stop at 1000 px.",
  "A basic site in 3 to 4 days, 5 pages.",
  "It is #63% of nothing, version 1.2.3s, wcag2.5%5",
])("%s has none", (text) => {
  expect(figures(text)).toEqual([])
})
