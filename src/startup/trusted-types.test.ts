/** @jest-environment jsdom */
import { Script } from "node:vm"
import { setDefaultPolicy } from "./trusted-types"

type Rules = Record<"createHTML" | "createScript", (text: string) => string | null>

/** The rules of each created policy, by name. */
function policies(): Record<string, Rules> {
  const made: Record<string, Rules> = {}
  const createPolicy = (name: string, rules: Rules) => (made[name] = rules)
  Object.assign(window, { trustedTypes: { createPolicy } })
  setDefaultPolicy()
  Reflect.deleteProperty(window, "trustedTypes")
  return made
}

describe("if the browser supports Trusted Types", () => {
  test.each(["plain text", "a &amp; b", "<script></script>"])("%s passes as markup", (text) => {
    expect(policies()["default"]!.createHTML(text)).toBe(text)
  })

  test.each([
    "<img src=x onerror=alert(1)>",
    "a <b>b</b>",
    "<script>alert(1)</script>",
    "<script></script><i>",
  ])("%s does not pass as markup", (markup) => {
    expect(policies()["default"]!.createHTML(markup)).toBeNull()
  })

  test("structured data passes as a script's text, but code does not", () => {
    const { createScript } = policies()["default"]!
    const data = '{"@context":"https://schema.org","@graph":[]}'
    expect(createScript(data)).toBe(data)
    // No valid script begins like this, whatever follows.
    expect(() => new Script(data)).toThrow("Unexpected token")
    for (const code of ["alert(1)", `alert(1)//${data}`, `\n${data}`, '{"@context";alert(1)}'])
      expect(createScript(code)).toBeNull()
  })
})
