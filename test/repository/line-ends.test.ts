import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

test("a checkout on Windows has the lines that digests and the format check expect", () => {
  const root = mkdtempSync(path.join(tmpdir(), "line-ends-"))
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.autocrlf=true", ...args], { cwd: root, stdio: "pipe" })
  git("init")
  cpSync(".gitattributes", path.join(root, ".gitattributes"))
  const file = path.join(root, "site.json")
  writeFileSync(file, '{\n  "a": 1\n}\n')
  git("add", ".")
  rmSync(file)
  git("checkout", "--", ".")
  expect(readFileSync(file, "utf8")).toBe('{\n  "a": 1\n}\n')
  rmSync(root, { recursive: true })
})
