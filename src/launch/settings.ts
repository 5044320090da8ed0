import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import type { Left } from "./left"

/** The environment, as Node gives it. */
export type Environment = Readonly<Record<string, string | undefined>>

const providerIds = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"]
const file = ".env.production"

/** The mail provider's ids that neither the environment nor `.env.production` has. */
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

/** Whether the owner lets a site with samples go live, as the demonstration does. */
export const allowsSamples = (env: Environment): boolean => env["ALLOW_SAMPLE_CONTENT"] === "true"

/** Whether this is the host's build of the live site: Netlify sets both. */
export const isProductionDeploy = (env: Environment): boolean =>
  env["NETLIFY"] === "true" && env["CONTEXT"] === "production"
