import { parse } from "csv-parse/sync"
import { z } from "zod"
import { decode } from "../decode"
import { type Export, toResume } from "./to-resume"

const rows = z.array(z.record(z.string(), z.string()))

/**
 * Reads LinkedIn's own export.
 * @param files the bytes of its files, by their paths.
 * @param source the folder's or archive's name, for the message.
 * @throws if Profile.csv is not among them, or if a file is no CSV or not as LinkedIn writes it.
 */
export function readExport(files: ReadonlyMap<string, Uint8Array>, source: string): Record<string, unknown> {
  const tables: Export = new Map(
    [...files].flatMap(([file, bytes]) => {
      const [, name] = /([^/\\]+)\.csv$/i.exec(file) ?? []
      if (name === undefined) return []
      const table = rowsOf(decode(bytes), file)
      requireColumn(name.toLowerCase(), table, file)
      return [[name.toLowerCase(), table] as const]
    }),
  )
  if (!tables.has("profile"))
    throw new Error(
      `${source} has no Profile.csv, so it is no export of LinkedIn's. Ask LinkedIn for it under Settings, Data privacy, Get a copy of your data, and name the archive or the folder that it makes.`,
    )
  return toResume(tables)
}

/** The column of each table that says what a row is about, by the file's name. */
const leading: Readonly<Record<string, string>> = {
  profile: "First Name",
  positions: "Company Name",
  volunteering: "Company Name",
  education: "School Name",
  skills: "Name",
  languages: "Name",
  certifications: "Name",
  projects: "Title",
  honors: "Title",
  publications: "Name",
}

/** @throws if a table is not as LinkedIn writes it, as none of it would be taken. */
function requireColumn(name: string, table: readonly Readonly<Record<string, string>>[], file: string) {
  const column = leading[name]
  const [first] = table
  if (first && column !== undefined && !(column in first))
    throw new Error(
      `${file} has no column "${column}", but ${Object.keys(first).join(", ")}. Take it as LinkedIn wrote it, or take it out.`,
    )
}

/** What is between two columns: spreadsheets of some countries save a semicolon. */
function delimiterOf(table: string): string {
  const [names = ""] = table.split("\n", 1)
  return names.includes(";") && !names.includes(",") ? ";" : ","
}

/** Some of its files have notes above the names of the columns. */
function rowsOf(text: string, file: string) {
  const table = text.replace(/^Notes:\n[^]*?\n\n/, "")
  try {
    return rows.parse(
      parse(table, {
        columns: true,
        delimiter: delimiterOf(table),
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
