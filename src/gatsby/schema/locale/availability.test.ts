import { availabilityText } from "./availability"

const dates = { projects: "2026-12-07", fullTime: "2027-01-04" }

test("a date to come is named as the language writes it, and one that has come is now", () => {
  expect(availabilityText(dates, "2026-12-06", "en-US")).toEqual({
    projects: "Taking projects from December 7, 2026",
    fullTime: "Open to full-time work from January 4, 2027",
    start: "January 4, 2027",
  })
  expect(availabilityText(dates, "2026-12-07", "en-US").projects).toBe("Taking projects now")
  expect(availabilityText(dates, "2027-02-01", "en-US")).toMatchObject({ start: "Now" })
})

test("what is not offered is not said", () => {
  expect(availabilityText({ projects: "2026-12-07" }, "2026-01-01", "en-US")).toMatchObject({
    fullTime: null,
    start: null,
  })
})

test("the owner's words take the place of ours", () => {
  const words = { projects: "Ab {day} frei", now: "Sofort" }
  const own = availabilityText({ ...dates, words }, "2026-12-01", "de-DE")
  expect(own.projects).toBe("Ab 7. Dezember 2026 frei")
  expect(availabilityText({ ...dates, words }, "2028-01-01", "de-DE").start).toBe("Sofort")
})
