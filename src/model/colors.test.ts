/** @jest-environment node */
import { tokenColors } from "./colors"

const color = /^#[0-9a-f]{6}$/

test("a color that depends on the scheme has a value for each", () => {
  const { light, dark } = tokenColors("paper")
  expect(light).toMatch(color)
  expect(dark).toMatch(color)
  expect(light).not.toBe(dark)
})

test("a color that does not depend on it is the same in both", () => {
  const { light, dark } = tokenColors("paper-always")
  expect(light).toMatch(color)
  expect(dark).toBe(light)
})

test("a name is not confused with a longer one", () => {
  expect(tokenColors("ink")).not.toEqual(tokenColors("ink-soft"))
})

test.each(["no-such-token", "duration"])("%s is no color, and the error says where to add one", (token) => {
  expect(() => tokenColors(token)).toThrow(`src/styles/tokens.css has no color --${token}`)
})
