import type { Link } from "mdast"
import { makePoster } from "./body-video"

/** The attributes of a link to a video, among them the files of its player, from the files of `static/videos/`. */
function filesFor(url: string, served: string[]) {
  const link: Link = { type: "link", url, children: [{ type: "image", url: "./poster.png" }] }
  makePoster(link, "Play", () => served)
  return link.data?.hProperties
}

test("a player has the files of the link's name, in the order in which to try them", () => {
  expect(filesFor("/videos/demo.webm", ["demo.vtt", "demo.webm", "demo.mp4", "demo2.mp4"])).toEqual({
    "data-video": "mp4 webm vtt",
  })
})

test("an ending is written as the file has it, in capital letters too", () => {
  expect(filesFor("/videos/demo.MP4", ["demo.MP4", "demo.webm"])).toEqual({ "data-video": "MP4 webm" })
})

test("a link to something else stays a link", () => {
  expect(filesFor("/work/", ["demo.mp4"])).toBeUndefined()
})
