import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ownFiles, writeContent } from "../../../test/copies/own-content"
import { launchIssues } from "../find-launch-issues"
import { launchIssueLine } from "../launch-issue"
import { filmsMatch, filmHashes } from "./film-hashes"
import { withLookalikes } from "./match-sample-media"

// Without it, films are known by their digests alone.
const withFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0 ? describe : describe.skip

const ffmpeg = (...args: string[]) => execFileSync("ffmpeg", ["-v", "error", "-y", ...args])

withFfmpeg("films", () => {
  let root: string
  let shown: string

  beforeEach(() => {
    root = writeContent(ownFiles)
    shown = path.join(root, "static/videos/oregon-1.mp4")
    mkdirSync(path.dirname(shown), { recursive: true })
  })

  afterEach(() => rmSync(root, { recursive: true }))

  /** A film of a second in which something moves, by the name of FFmpeg's source. */
  function film(source: string): string {
    const file = path.join(root, `${source}.mp4`)
    ffmpeg("-f", "lavfi", "-i", `${source}=size=240x150:rate=10`, "-t", "1", "-pix_fmt", "yuv420p", file)
    return file
  }

  /** What is told of the owner's film beside a sample of one film. */
  async function told() {
    const look = await filmHashes(film("testsrc2"))
    const sample = { sentences: new Set<number>(), media: new Set<number>(), looks: [], films: { 1: look! } }
    return launchIssues(root, {}, await withLookalikes(root, sample))
      .filter(({ hint }) => !hint)
      .map(launchIssueLine)
  }

  test("a copy of the sample's film is told, whatever its size, encoding and name", async () => {
    ffmpeg("-i", film("testsrc2"), "-vf", "scale=160:100", "-crf", "34", shown)
    expect(await told()).toEqual([
      expect.stringMatching(
        /^content\/states\/oregon\.json:\d+ videos\[0\]\.mp4 shows \/videos\/oregon-1\.mp4, which is the sample's: /,
      ),
    ])
  })

  test("a film of the owner's own is not", async () => {
    ffmpeg("-i", film("mandelbrot"), shown)
    expect(await told()).toEqual([])
  })

  test("a plain film looks like none, and what is no film has no look", async () => {
    const plain = await filmHashes(film("color"))
    expect(filmsMatch(plain!, plain!)).toBe(false)
    expect(await filmHashes(__filename)).toBeUndefined()
  })
})
