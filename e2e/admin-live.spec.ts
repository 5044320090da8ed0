import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { type Site, startServer } from "../scripts/serve/start-server"
import { publish } from "../src/post-build/publish"

/** The editor that `editor` in `content/site.json` publishes: it runs under its own policy, on hosts of both kinds. */

const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>x</p></body></html>'

/** Publishes a site with the editor as a host does, and serves it. */
async function serveAt(root: string, as: "netlify" | "cloudflare"): Promise<Site> {
  for (const name of ["index.html", "404.html"]) writeFileSync(path.join(root, name), html)
  await publish(root, as, {
    hostsOf: () => ({ mail: undefined, scheduling: false }),
    isOwnScript: () => true,
    redirects: [],
    url: "https://site.example",
    hstsIncludeSubdomains: false,
    editor: { repository: "ada/my-site" },
  })
  return startServer({ root, port: 0, as })
}

const policyName = "content-security-policy"

test("it asks for a token, and no other host before that; both kinds of host send it alike", async ({
  page,
  request,
}) => {
  const roots = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), "live-")))
  const sites: Site[] = []
  try {
    for (const [index, as] of (["netlify", "cloudflare"] as const).entries())
      sites.push(await serveAt(roots[index] ?? "", as))
    const policies: (string | undefined)[] = []
    for (const { origin } of sites) {
      const headers = (await request.get(`${origin}/admin/`)).headers()
      expect(headers).toMatchObject({
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "x-robots-tag": "noindex",
      })
      expect(headers[policyName]).toContain("frame-ancestors 'none'")
      policies.push(headers[policyName])
      const other = (await request.get(`${origin}/`)).headers()
      expect(other[policyName] ?? "").not.toContain("github")
    }
    // So one browser answers for both.
    expect(policies[1]).toBe(policies[0])

    const origin = sites[0]?.origin ?? ""
    const answered = new Set<string>()
    const errors: string[] = []
    page.on("response", (response) => answered.add(new URL(response.url()).origin))
    page.on("pageerror", ({ message }) => errors.push(message))
    await page.goto(`${origin}/admin/`)
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click()
    await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeVisible()
    expect([...answered].filter((each) => each.startsWith("http"))).toEqual([origin])
    expect(errors).toEqual([])

    // What the policy refuses, in the page itself: code from a text, and other hosts.
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
  } finally {
    await Promise.all(sites.map((site) => site.close()))
    for (const root of roots) rmSync(root, { recursive: true, force: true })
  }
})
