import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import type { Environment } from "./deploys"
import type { LaunchIssue } from "./launch-issue"

const providerIds = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"]
const file = ".env.production"

/** Asks for a phone number: sentences that promise one are left out without it. A hint, as an owner may want none. */
export function missingPhone(settings: unknown): LaunchIssue[] {
  if (Object(Object(settings).owner).phone) return []
  return [
    {
      file: "content/site.json",
      path: ["owner", "phone"],
      name: "phone",
      what: "has no number, so nobody can call, text or use WhatsApp, and sentences with {phone} are left out",
      remedy: "if you answer one, put it in; phoneWays says how it is answered",
      hint: true,
    },
  ]
}

/** Returns a hint for each of the mail provider's ids that is neither in the environment nor in `.env.production`. */
export function settingsLaunchIssues(root: string, env: Environment): LaunchIssue[] {
  const place = path.join(root, file)
  const local = existsSync(place) ? parseEnv(readFileSync(place, "utf8")) : {}
  return providerIds
    .filter((id) => !env[id] && !local[id])
    .map((id) => ({
      file,
      path: [],
      name: id,
      what: `has no ${id}, so the contact page shows your email address in place of sending`,
      remedy: "to send, set it on the host, or here (.env.example shows how)",
      hint: true,
    }))
}
