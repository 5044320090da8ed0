import { expect, test } from "@playwright/test"
import { serveLiveEditor } from "../../helpers/live-editor"

/** The editor that `editor` in `content/site.json` publishes: it runs under its own policy, on hosts of both kinds. */

for (const as of ["netlify", "cloudflare"] as const) {
  test(`${as}: it asks for a token, and contacts no third party before that`, async ({ page }) => {
    const { origin, close } = await serveLiveEditor(as)
    try {
      const answered = new Set<string>()
      const errors: string[] = []
      page.on("response", (response) => answered.add(new URL(response.url()).origin))
      page.on("pageerror", ({ message }) => errors.push(message))
      const opened = await page.goto(`${origin}/admin/`)
      expect(opened?.headers()).toMatchObject({
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "x-robots-tag": "noindex",
      })
      expect(opened?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'")
      await page.getByRole("button", { name: "Sign In Using Access Token" }).click()
      await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeVisible()
      expect([...answered].filter((each) => each.startsWith("http"))).toEqual([origin])
      expect(errors).toEqual([])

      // What the policy refuses, in the page itself: code from a text, and third parties.
      const refused = await page.evaluate(async () => {
        const elsewhere = await fetch("https://elsewhere.example/").then(
          () => "asked",
          () => "refused",
        )
        const script = document.createElement("script")
        script.textContent = "window.ran = true"
        document.head.append(script)
        return [elsewhere, "ran" in window]
      })
      expect(refused).toEqual(["refused", false])
      const other = await page.request.get(`${origin}/`)
      expect(other.headers()["content-security-policy"] ?? "").not.toContain("github")
    } finally {
      await close()
    }
  })
}
