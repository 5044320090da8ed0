import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { removeUnused } from "./remove-unused"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "unused-"))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text = "") {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Writes these files into a built site and returns those that removeUnused leaves. */
function leftOf(files: readonly string[]): string[] {
  for (const file of files) write(`public/${file}`)
  removeUnused(root)
  return files.filter((file) =>
    readdirSync(path.join(root, "public"), { recursive: true, encoding: "utf8" }).includes(
      path.normalize(file),
    ),
  )
}

test("keeps a picture as long as any file of the site refers to it, in any form", () => {
  write(
    "public/index.html",
    `<meta content="https://owner.example/share/home.jpg">
     <img srcset="/static/0a/one-480.avif 480w,\n/static/0a/one-960.avif 960w" src=/static/0a/one-480.webp>
     <img src="/static/0b/Bob&#x27;s%20shot%20(1)%2C%20%C3%A9-480.avif"><use href="/drawings/icons-1.svg#zip">
     <i style="background:url(&quot;/static/0c/quoted.png&quot;)">`,
  )
  write("public/page-data/x/page-data.json", '{"src":"/static/0d/listed-460.avif"}')
  write(
    "public/app-1.css",
    "a{background:url(/static/0e/bare.woff2)}b{background:url('/static/0e/single.png')}",
  )
  write("public/app-1.js", 'n.p+"static/imported-0f.png"')
  write("public/rss.xml", "<url>https://owner.example/static/10/fed.webp</url>")
  const named = [
    "share/home.jpg",
    "static/0a/one-480.avif",
    "static/0a/one-960.avif",
    "static/0a/one-480.webp",
    "static/0b/Bob's shot (1), é-480.avif",
    "static/0c/quoted.png",
    "static/0d/listed-460.avif",
    "static/0e/bare.woff2",
    "static/0e/single.png",
    "static/imported-0f.png",
    "static/10/fed.webp",
    "drawings/icons-1.svg",
  ]
  expect(leftOf(named)).toEqual(named)
})

test("removes unreferenced files, even beside referenced ones", () => {
  write("public/index.html", '<img src="/static/0a/one-480.avif">')
  const gone = ["static/0a/one-960.avif", "static/0b/two-480.avif", "drawings/old-1.svg", "share/old.jpg"]
  expect(leftOf(gone)).toEqual([])
})

test("keeps the files from `static/`, and all other kinds of files", () => {
  for (const file of ["share/card.jpg", "static/own.png", "reel.mp4"]) write(`static/${file}`)
  const kept = ["share/card.jpg", "static/own.png", "reel.mp4", "sitemap-0.xml"]
  expect(leftOf(kept)).toEqual(kept)
})

test("publishes only the videos, and their captions, that a page, text or its data names", () => {
  write("public/index.html", '<source src="/videos/home.webm"><track src="/repo/videos/home.vtt">')
  write("public/page-data/x/page-data.json", '{"mp4":"/videos/home.mp4"}')
  write("public/rss.xml", "https://owner.example/videos/demo.mp4")
  const named = ["videos/home.webm", "videos/home.vtt", "videos/home.mp4", "videos/demo.mp4"]
  const unnamed = ["videos/old.mp4", "videos/home.mov", "videos/clips/old.webm"]
  for (const file of unnamed) write(`static/${file}`)
  expect(leftOf([...named, ...unnamed])).toEqual(named)
})

test("keeps the other format and the captions of a text's video, and nothing of one that is gone", () => {
  write("public/index.html", '<a href="/videos/demo.mp4" data-video="mp4 webm vtt"></a>')
  const shown = ["videos/demo.mp4", "videos/demo.webm", "videos/demo.vtt"]
  expect(leftOf([...shown, "videos/gone.mp4", "videos/demo-2.mp4"])).toEqual(shown)
})
