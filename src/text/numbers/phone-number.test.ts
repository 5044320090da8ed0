import { phoneNumber } from "./phone-number"

test.each([
  ["+15125550142", "(512) 555-0142"],
  ["+442079460958", "+442079460958"],
])("%s is written as %s", (dialed, written) => expect(phoneNumber(dialed)).toBe(written))
