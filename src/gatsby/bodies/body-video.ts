import { existsSync, readdirSync } from "node:fs"
import type { Link } from "mdast"

/** The endings of a video's files, in the order in which a browser should try them; `vtt` has its captions. */
const endings = ["mp4", "webm", "vtt"]

/**
 * Turns a picture that links to a video into its poster: `[![What it shows](./poster.png)](/videos/demo.mp4)`. The
 * player (src/components/prose/players.ts) also uses files of the same name with other endings.
 */
export function makePoster(link: Link, servedVideos = videos) {
  const [, name] = /^\/videos\/([^/]+)\.(?:mp4|webm)$/i.exec(link.url) ?? []
  const [picture, ...others] = link.children
  if (name === undefined || picture?.type !== "image" || others.length > 0) return
  const found = endings.flatMap(
    (ending) =>
      servedVideos()
        .filter((file) => file.startsWith(`${name}.`))
        .map((file) => file.slice(name.length + 1))
        .find((other) => other.toLowerCase() === ending) ?? [],
  )
  link.data = { ...link.data, hProperties: { "data-video": found.join(" ") } }
  const label = { type: "text" as const, value: "Play video" }
  link.children.push({ type: "emphasis", data: { hName: "span" }, children: [label] })
}

/** The names of the files, as a host would find them: some systems find `demo.MP4` as `demo.mp4`. */
const videos = () => (existsSync("static/videos") ? readdirSync("static/videos") : [])
