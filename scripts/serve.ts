import { parseArgs } from "node:util"
import { startServer } from "./serve/start-server"

/** `npm run serve [-- --port 9000]`: the last build, served as the host serves it. */
async function main() {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } })
  const { origin } = await startServer({ root: "public", port: Number(values.port) })
  console.log(`The last build is at ${origin}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
