import { securityText } from "./security-text"

const site = { url: "https://ada.example", language: "en-US", owner: { email: "ada+web@ada.example" } }

/** The fields of a security.txt, by name: lines of `Name: value` (RFC 9116, section 2.2). */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split("\n")
      .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line, undefined]),
  )

test("names the contact, its own address and its expiry date", () => {
  const text = securityText(site, new Date("2026-03-04T17:30:00Z"))
  expect(fieldsOf(text)).toEqual({
    Contact: "mailto:ada+web@ada.example",
    Expires: "2027-03-03T00:00:00.000Z",
    "Preferred-Languages": "en-US",
    Canonical: "https://ada.example/.well-known/security.txt",
  })
  expect(text).toMatch(/\n$/)
})

test.each(["2026-03-04T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z"])(
  "built on %s, it expires in more than 300 days but less than a year",
  (built) => {
    const { Expires } = fieldsOf(securityText(site, new Date(built)))
    const days = (Date.parse(String(Expires)) - Date.parse(built)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)
