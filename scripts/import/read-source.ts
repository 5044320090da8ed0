import { existsSync, readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { unzipSync } from "fflate"
import { didYouMean } from "../../src/model/errors/reason"
import { decode } from "./decode"
import { readExport } from "./linkedin/read-export"
import { parseJson } from "./parse-json"

const kinds: readonly [beginning: string, kind: string][] = [
  ["%PDF", "a PDF"],
  ["{\\rtf", "a text document"],
  ["<", "a page or XML"],
]

/**
 * Reads what an owner brings: a resume in JSON, or LinkedIn's own export, as the archive or its folder.
 * @returns the resume, as it was written.
 * @throws with what is wrong and what to do.
 */
export function readSource(source: string): unknown {
  if (!existsSync(source)) throw new Error(missing(source))
  if (statSync(source).isDirectory()) return readExport(filesIn(source), source)
  const bytes = readFileSync(source)
  if (bytes.subarray(0, 2).toString("latin1") === "PK") return readExport(unzipped(bytes, source), source)
  const text = decode(bytes)
  if (!text.trim()) throw new Error(`${source} is empty. Save your resume there again, or name another file.`)
  const [, kind] = kinds.find(([beginning]) => text.trimStart().startsWith(beginning)) ?? []
  if (kind !== undefined)
    throw new Error(
      `${source} is ${kind}. Name a resume in JSON (https://jsonresume.org), or LinkedIn's export.`,
    )
  return parseJson(text, source)
}

function missing(source: string): string {
  const folder = path.dirname(source)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:json|zip)$/i.test(name)) : []
  const hint = didYouMean(path.basename(source), names)
  return `There is no file ${source}${hint || ". Name your resume with its folder, such as ../resume.json."}`
}

const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder)
      .filter((name) => /\.csv$/i.test(name))
      .map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))] as const),
  )

/** The tables in an archive. Its other files stay packed. */
function unzipped(bytes: Uint8Array, source: string): ReadonlyMap<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => /\.csv$/i.test(name) })))
  } catch (error) {
    throw new Error(
      `${source} is a damaged archive. Download it again, or name the folder that it unpacks to.`,
      {
        cause: error,
      },
    )
  }
}
