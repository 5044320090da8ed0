import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { hashesMatch, perceptualHash } from "./perceptual-hash"

const run = promisify(execFile)

/** What a film looks like at some moments (perceptual-hash.ts). Of a plain frame it is empty. */
export type FilmHashes = readonly string[]

/** The moments, as parts of a film's length, so that its speed does not matter. */
const moments = [1 / 8, 3 / 8, 5 / 8, 7 / 8]

/** One frame alone may look like another film's. */
const minMatchingFrames = 2

/**
 * What a film looks like. Size and encoding hardly change it.
 * @returns undefined where FFmpeg is not installed, or cannot read the film.
 */
export async function filmHashes(file: string): Promise<FilmHashes | undefined> {
  try {
    const asked = ["-show_entries", "format=duration", "-of", "csv=p=0"]
    const { stdout } = await run("ffprobe", ["-v", "error", ...asked, file])
    const frames = moments.map((moment) => frameAt(Number(stdout) * moment, file))
    return await Promise.all(frames.map(async (frame) => (await perceptualHash(await frame)) ?? ""))
  } catch {
    return undefined
  }
}

/** The frame at a time in seconds. */
async function frameAt(time: number, file: string): Promise<Buffer> {
  const output = ["-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "-"]
  const args = ["-v", "error", "-ss", String(time), "-i", file, ...output]
  return (await run("ffmpeg", args, { encoding: "buffer", maxBuffer: 64 << 20 })).stdout
}

/** Whether two films look alike, by what they look like. */
export const filmsMatch = (one: FilmHashes, other: FilmHashes): boolean =>
  one.filter((look, index) => look && other[index] && hashesMatch(look, other[index])).length >=
  minMatchingFrames
