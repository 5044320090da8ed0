import { existsSync } from "node:fs"

/**
 * Reads `.env.production` or `.env.development` for what runs while building: Gatsby reads it
 * for the browser's code alone. What the environment has already stays.
 */
export function readEnv() {
  const file = `.env.${process.env.NODE_ENV ?? "production"}`
  if (existsSync(file)) process.loadEnvFile(file)
}
