import { inWords } from "./in-words"
import { spanishNumber } from "./spanish-number"

test.each([
  [0, "cero", "cero"],
  [1, "un", "una"],
  [11, "once", "once"],
  [16, "dieciséis", "dieciséis"],
  [21, "veintiún", "veintiuna"],
  [30, "treinta", "treinta"],
  [31, "treinta y un", "treinta y una"],
  [99, "noventa y nueve", "noventa y nueve"],
])("%i stands before what it counts as %s, or %s", (count, masculine, feminine) => {
  expect([spanishNumber(count, "masculine"), spanishNumber(count, "feminine")]).toEqual([masculine, feminine])
})

test.each([
  [100, "es-MX", "100"],
  [12345, "es", "12.345"],
  [7, "de-AT", "7"],
  [7, "pt-BR", "7"],
  [7, "en-GB", "seven"],
])("%i is written in %s as its writers do: %s", (count, language, written) => {
  expect(inWords(count, language)).toBe(written)
})
