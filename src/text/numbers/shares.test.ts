import { shares } from "./shares"

test.each([
  ["340 ms", "85 ms", { before: 1, after: 0.25 }],
  ["18.2 MB", "455 KB", { before: 1, after: 0.025 }],
  ["4 GB", "400 MB", { before: 1, after: 0.1 }],
  ["2 s", "500 ms", { before: 1, after: 0.25 }],
  ["31", "62", { before: 0.5, after: 1 }],
  ["1,000", "250", { before: 1, after: 0.25 }],
  ["1.000", "250", { before: 1, after: 0.25 }],
  ["0,5 s", "1 s", { before: 0.5, after: 1 }],
  ["0.125 s", "0.25 s", { before: 0.5, after: 1 }],
  ["40%", "80%", { before: 0.5, after: 1 }],
  ["12 clicks", "3 clicks", { before: 1, after: 0.25 }],
  ["8", "0", { before: 1, after: 0 }],
])("%s and %s are drawn to one scale", (before, after, drawn) => {
  expect(shares(before, after)).toEqual(drawn)
})

test.each([
  ["2 s", "40 KB"],
  ["3", "3 s"],
  ["124 of 132", "8"],
  ["none", "1"],
  ["0", "0"],
])("%s and %s have no scale in common", (before, after) => {
  expect(shares(before, after)).toBeUndefined()
})
