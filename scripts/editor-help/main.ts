import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs"
import path from "node:path"
import { modelNow, readRecord, recordError, recordFile } from "../../src/model/migrations/model-record"
import { readArguments } from "../read-arguments"
import { files } from "./files"

const help = `npm run schemas [-- --check] [-- --no-migration]

Writes the editor help from the content model: schemas/, VS Code's settings, content/README.md.
With --check it writes nothing, and fails where a file is out of date.

It also keeps a record of the model, which a test compares with it. After a change of the model add a migration
(docs/updating.md). If content written before still fits, --no-migration says so.`

/** `npm run schemas`: writes the editor help from the content model. `--check` only fails if a file is out of date. */
async function main() {
  const { values } = readArguments(help, {
    options: {
      check: { type: "boolean", default: false },
      "no-migration": { type: "boolean", default: false },
    },
  })
  const made = await files()
  if (values.check) {
    const stale = made.filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text)
    for (const [file] of stale)
      console.error(`${file} is out of step with the content model: npm run schemas`)
    process.exitCode = stale.length ? 1 : 0
    return
  }
  rmSync("schemas", { recursive: true, force: true })
  for (const [file, text] of made) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  record(values["no-migration"])
  console.log(`Written: ${made.map(([file]) => file).join(", ")}`)
}

/** Records the model if its newest migration is new, or if it needs none. */
function record(needsNone: boolean) {
  const [before, now] = [readRecord(), modelNow()]
  if (needsNone || before.version !== now.version)
    writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`)
  else if (recordError(before, now)) console.warn(recordError(before, now))
}

void main()
