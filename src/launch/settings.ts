import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import type { Left } from "./left"

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

const providerIds = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"]
const file = ".env.production"

/** Returns the mail provider's ids that are neither in the environment nor in `.env.production`. */
export function leftInSettings(root: string, env: Environment): Left[] {
  const place = path.join(root, file)
  const local = existsSync(place) ? parseEnv(readFileSync(place, "utf8")) : {}
  return providerIds
    .filter((id) => !env[id] && !local[id])
    .map((id) => ({
      file,
      path: [id],
      what: "is not set, so the contact form cannot send",
      remedy: "set it on the host, or here (.env.example shows how)",
    }))
}

/** Returns whether the owner lets a site with samples go live, as the demo does. */
export const allowsSamples = (env: Environment): boolean => env["ALLOW_SAMPLE_CONTENT"] === "true"

/** Returns whether this is the host's build of the live site. Netlify sets both variables. */
export const isProductionDeploy = (env: Environment): boolean =>
  env["NETLIFY"] === "true" && env["CONTEXT"] === "production"
