import { addressReason } from "./check-address"
import { formerPaths, linkTarget, sitePath, webAddress } from "./fields"

test.each([
  ["https://example.com/\u200Bpage", /an invisible U\+200B, pasted with it/],
  ["https://example.com/page\u00AD", /an invisible U\+00AD/],
  ["mailto:ines@example.com\u200E", /an invisible U\+200E/],
  ["https://example.com/page”", /the curly quote ” in it/],
  ["“https://example.com/page", /the curly quote “ in it/],
  ["https://localhost:8000/work/", /leads to localhost, .+write the address that all can reach/],
  ["https://127.0.0.1/", /leads to 127\.0\.0\.1/],
  ["https://[::1]/", /leads to \[::1\]/],
  ["https://nas.local/", /leads to nas\.local/],
])("%p leads nobody to its page", (address, says) => {
  expect(addressReason(address)).toMatch(says)
})

test.each([
  "https://example.com/it’s-here",
  "https://local.example.com/localhost/",
  "https://xn--e1afmkfd.example/%E2%80%8B",
  "https://été.example/",
  "mailto:ines@example.com",
  "/contact/#form",
  "no address",
])("%p is left alone", (address) => {
  expect(addressReason(address)).toBeUndefined()
})

test("every field for an address refuses one with an invisible character, with its code", () => {
  const messages = [
    webAddress.safeParse("https://example.com/\u200B"),
    linkTarget.safeParse("https://example.com/\u200B"),
    linkTarget.safeParse("/a\u200B/"),
    sitePath.safeParse("/a\u200B/"),
    formerPaths.safeParse(["/a\u200B/"]),
  ].map(({ error }) => error?.issues.map(({ message }) => message))
  expect(messages).toHaveLength(5)
  for (const own of messages) expect(own).toEqual([expect.stringContaining("U+200B")])
})
