import { existsSync } from "node:fs"

/** Reads `.env.*` for code of the build, as Gatsby does for the browser's. Variables that are already set stay. */
export function readEnv() {
  const file = `.env.${process.env.NODE_ENV ?? "production"}`
  if (existsSync(file)) process.loadEnvFile(file)
}
