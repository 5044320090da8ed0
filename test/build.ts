import { spawnSync } from "node:child_process"
import { provider } from "./provider-settings"
import { readArguments } from "../scripts/read-arguments"

const help = `npm run test:build

Makes the build that the browser checks look at: as any, but its form is sent to the mock provider of the checks,
and its rules are those of Netlify.`

readArguments(help, {})

const env = {
  ...process.env,
  GATSBY_EMAILJS_PUBLIC_KEY: provider.publicKey,
  GATSBY_EMAILJS_SERVICE_ID: provider.serviceId,
  GATSBY_EMAILJS_TEMPLATE_ID: provider.templateId,
  GATSBY_EMAILJS_ORIGIN: provider.origin,
  SITE_HOST: "netlify",
}

// By Node itself: on Windows, gatsby is a batch file, which only a shell starts.
const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
  env,
  stdio: "inherit",
})
process.exitCode = status ?? 1
