import { existsSync } from "node:fs"
import { readArguments } from "./read-arguments"
import { serveAs } from "./serve/serve-as"
import { hostName } from "../src/gatsby/source/read-site"

const help = `npm run serve [-- --port 9000 --host localhost]

Serves the last build with the headers and redirects that the host in content/site.json will send, to
this machine alone. With --host 0.0.0.0 other machines of the network reach it, such as a phone.`

/** `npm run serve`: serves the last build as the host does. */
async function main() {
  const { values } = readArguments(help, {
    options: { port: { type: "string", default: "9000" }, host: { type: "string", default: "localhost" } },
  })
  if (!existsSync("public/index.html"))
    throw new Error("There is no build in public/. Make one: npm run build")
  const { origin } = await serveAs({
    root: "public",
    port: Number(values.port),
    host: values.host,
    as: hostName(process.cwd()),
  })
  console.log(`The last build is at ${origin}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
