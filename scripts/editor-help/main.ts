import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs"
import path from "node:path"
import { files } from "./files"

/**
 * `npm run schemas`: writes the JSON Schemas, VS Code's settings and content/README.md from
 * the content model. With `--check` it writes nothing, and fails where a file is out of date.
 */
async function main([option]: string[]) {
  const made = await files()
  if (option === "--check") {
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
  console.log(`Written: ${made.map(([file]) => file).join(", ")}`)
}

void main(process.argv.slice(2))
