import { normalizePhone } from "./normalize-phone"

test.each([
  ["+15125550142", "+15125550142"],
  ["+1 (512) 555-0142", "+15125550142"],
  ["001 512.555.0142", "+15125550142"],
  ["+49 (0)30 / 123 456", "+4930123456"],
  ["0049 (0) 30 123456", "+4930123456"],
  ["+44\u00a020\u20117946\u20110958", "+442079460958"],
  ["\u202a+1 512 555 0142\u202c", "+15125550142"],
  ["\uff0b\uff14\uff19 30 123456", "+4930123456"],
])("%s is dialed as %s", (typed, number) => {
  expect(normalizePhone(typed)).toBe(number)
})

test.each(["(512) 555-0142", "030 123456", "+1 512 555 0142 ext. 5", "call me"])(
  "%s does not become a number of another country",
  (typed) => {
    expect(normalizePhone(typed)).not.toMatch(/^\+\d+$/)
  },
)
