import { readFileSync, writeFileSync } from "node:fs"
import { z } from "zod"
import { sampleDigests } from "../src/launch/sample/sample-digests"
import { digestFile } from "../src/launch/sample/sample-copies"
import { readArguments } from "./read-arguments"

const help = `npm run sample:digests

Lists the sentences and media of the shipped sample by their digests, and its pictures and films by their looks, in
${digestFile}. npm run launch:check finds copies of them by it. Run it when the sample changes. It does nothing where the content is an owner's.`

const owned = z.object({ owner: z.object({ sample: z.literal(true) }) })

async function main() {
  readArguments(help, {})
  if (owned.safeParse(JSON.parse(readFileSync("content/site.json", "utf8"))).success) {
    writeFileSync(digestFile, await sampleDigests(process.cwd()))
    console.log(`${digestFile} is up to date.`)
  } else {
    console.error("The content is not the sample's, so its digests would be wrong. Nothing was written.")
    process.exitCode = 1
  }
}

void main()
