import type { Words } from "../../words/words"

const types: Readonly<Record<string, string>> = { webm: "video/webm", mp4: "video/mp4" }

/** Makes each poster play its video in its place. Without scripts it is a link to the file. */
export function addPlayers(text: HTMLElement, words: Words["code"]) {
  for (const link of text.querySelectorAll<HTMLAnchorElement>("a[data-video]"))
    link.addEventListener("click", (event) => play(event, words))
}

function play(event: MouseEvent, words: Words["code"]) {
  const link = event.currentTarget
  // With a key held down, a visitor asks the browser for a new tab or a download.
  const asksBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!(link instanceof HTMLAnchorElement) || asksBrowser) return
  event.preventDefault()
  const player = playerOf(link, words)
  link.replaceWith(player)
  player.focus()
  // A browser that does not allow it shows the controls.
  player.play().catch(() => undefined)
}

/** The player for a poster, in the poster's size. */
function playerOf(link: HTMLAnchorElement, words: Words["code"]): HTMLVideoElement {
  const poster = link.querySelector("img")
  const player = document.createElement("video")
  player.controls = true
  player.playsInline = true
  player.ariaLabel = poster?.alt ?? ""
  player.poster = poster?.currentSrc ?? ""
  player.width = poster?.width ?? 0
  player.height = poster?.height ?? 0
  player.append(...partsOf(link, words))
  return player
}

function partsOf({ href, dataset }: HTMLAnchorElement, words: Words["code"]): HTMLElement[] {
  return (dataset["video"] ?? "").split(" ").map((ending) => {
    const src = href.replace(/\w+$/, ending)
    const sort = ending.toLowerCase()
    if (sort === "vtt") {
      const track = document.createElement("track")
      return Object.assign(track, { kind: "captions", src, label: words.captions, default: true })
    }
    return Object.assign(document.createElement("source"), { src, type: types[sort] ?? "" })
  })
}
