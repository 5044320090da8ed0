import { spawnSync } from "node:child_process"

test("the content check reports every way to spoil a content file, with file and field", () => {
  const { stdout, stderr, status } = spawnSync("node_modules/.bin/tsx", ["test/spoil/all.ts"], {
    encoding: "utf8",
  })
  expect({ missed: stdout.trim().split("\n").slice(0, -1), crash: status ? stderr : "" }).toEqual({
    missed: [],
    crash: "",
  })
  expect(stdout).toMatch(/^[\d,]{4,} spoilt files, none missed$/m)
  console.info(stdout.trim())
}, 600_000)
