import { existsSync } from "node:fs"

/**
 * Reads `.env.production` or `.env.development` for code that runs during the build. Gatsby reads
 * it only for the browser's code. Variables that are already set stay.
 */
export function readEnv() {
  const file = `.env.${process.env.NODE_ENV ?? "production"}`
  if (existsSync(file)) process.loadEnvFile(file)
}
