import { experienceIn } from "./experience"

test.each([
  ["en-US", 2, "more than two years", "2+ years"],
  ["es-US", 0, "menos de un año", "menos de 1 año"],
  ["es", 1, "más de un año", "más de 1 año"],
  ["es", 12, "más de doce años", "más de 12 años"],
  ["de", 2, "2+ Jahre", "2+ Jahre"],
  ["de", 0, "< 1 Jahr", "< 1 Jahr"],
])("in %s, %i years are %s", (language, years, words, digits) => {
  expect(experienceIn(language, years)).toEqual({ words, digits })
})
