import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { statSync } from "node:fs"

const LARGEST = 1_500_000

export function hasFfmpeg(): boolean {
  return spawnSync("ffmpeg", ["-version"]).status === 0
}

/** Pipes JPEG frames into a nearly lossless intermediate video, from which the two final ones are made. */
export async function join(frames: AsyncIterable<Buffer>, fps: number, file: string) {
  const toVideoColors =
    "scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=yuv420p"
  const input = ["-f", "image2pipe", "-framerate", String(fps), "-c:v", "mjpeg", "-i", "-"]
  const output = ["-vf", toVideoColors, "-c:v", "libx264", "-preset", "ultrafast", "-crf", "6", file]
  const ffmpeg = spawn("ffmpeg", ["-v", "error", "-y", ...input, ...output], {
    stdio: ["pipe", "inherit", "inherit"],
  })
  const closed = once(ffmpeg, "close")
  for await (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain")
  ffmpeg.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg could not join the frames (it ended with ${code}).`)
}

const colors = [
  "-color_range",
  "tv",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
]
const plain = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]

const codecs = {
  mp4: (quality: number) => [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-profile:v",
    "high",
    "-crf",
    String(quality),
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
  ],
  // Lower quality than MP4's: WebKitGTK stops at a first frame of 70 kB and more. Most browsers play the MP4.
  webm: (quality: number) => [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    String(quality + 17),
    "-b:v",
    "0",
    "-deadline",
    "good",
    "-cpu-used",
    "2",
    "-row-mt",
    "1",
    "-pix_fmt",
    "yuv420p",
  ],
}

/** Encodes for the web, with lower quality each time until the file is small enough. Returns its size in bytes. */
export function encode(source: string, kind: keyof typeof codecs, file: string): number {
  for (let quality = 20; quality <= 41; quality += 3) {
    const run = spawnSync(
      "ffmpeg",
      ["-v", "error", "-y", "-i", source, ...plain, ...codecs[kind](quality), ...colors, file],
      { stdio: "inherit" },
    )
    if (run.status !== 0) throw new Error(`ffmpeg could not write ${file}.`)
    const { size } = statSync(file)
    if (size <= LARGEST) return size
  }
  throw new Error(`${file} stays larger than ${LARGEST / 1e6} MB. Make the video shorter or calmer.`)
}
