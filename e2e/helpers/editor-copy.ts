import { spawn } from "node:child_process"
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** The editor of `npm start`, which edits a copy of some content. */
export type EditorCopy = {
  /** The folder that the copy is in. */
  folder: string
  /** The address of the editor's page. */
  address: string
  close(): void
}

/** Serves the editor for a copy of the content in a folder. `prepare` changes the copy before. */
export async function openEditor(
  content: string,
  prepare: (folder: string) => void = () => {},
): Promise<EditorCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"))
  cpSync(content, path.join(folder, "content"), { recursive: true })
  cpSync(".prettierrc.json", path.join(folder, ".prettierrc.json"))
  for (const name of ["static", "src", "e2e", "node_modules"])
    symlinkSync(path.resolve(name), path.join(folder, name))
  prepare(folder)
  const tsx = path.resolve("node_modules/.bin/tsx")
  const editor = spawn(tsx, [path.resolve("test/commands/serve-editor.ts")], { cwd: folder, detached: true })
  const close = () => {
    if (editor.pid && editor.exitCode === null) process.kill(-editor.pid)
    rmSync(folder, { recursive: true, force: true })
  }
  const address = await new Promise<string>((resolve, reject) => {
    editor.stdout.once("data", (said) => resolve(String(said).trim()))
    editor.once("exit", () => reject(new Error("The editor has ended.")))
  })
  return { folder, address, close }
}
