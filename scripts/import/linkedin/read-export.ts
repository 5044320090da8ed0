import { parse } from "csv-parse/sync"
import { z } from "zod"
import { decode } from "../decode"
import { type Export, toResume } from "./to-resume"

const rows = z.array(z.record(z.string(), z.string()))

/**
 * Reads LinkedIn's own export.
 * @param files the bytes of its files, by their paths.
 * @param source the folder's or archive's name, for the message.
 * @throws if Profile.csv is not among them, or if a file is no CSV.
 */
export function readExport(files: ReadonlyMap<string, Uint8Array>, source: string): Record<string, unknown> {
  const tables: Export = new Map(
    [...files].flatMap(([file, bytes]) => {
      const [, name] = /([^/\\]+)\.csv$/i.exec(file) ?? []
      return name === undefined ? [] : [[name.toLowerCase(), rowsOf(decode(bytes), file)] as const]
    }),
  )
  if (!tables.has("profile"))
    throw new Error(
      `${source} has no Profile.csv, so it is no export of LinkedIn's. Ask LinkedIn for it under Settings, Data privacy, Get a copy of your data, and name the archive or the folder that it makes.`,
    )
  return toResume(tables)
}

/** Some of its files have notes above the names of the columns. */
function rowsOf(text: string, file: string) {
  const table = text.replace(/^Notes:\n[^]*?\n\n/, "")
  try {
    return rows.parse(
      parse(table, {
        columns: true,
        skip_empty_lines: true,
        relax_column_count: true,
        relax_quotes: true,
        bom: true,
      }),
    )
  } catch (error) {
    throw new Error(
      `${file} is no CSV: ${error instanceof Error ? error.message : String(error)}. Take it as LinkedIn wrote it, or take it out.`,
      { cause: error },
    )
  }
}
