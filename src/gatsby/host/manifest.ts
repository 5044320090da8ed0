import { readFileSync } from "node:fs"
import { fillIn } from "../../lib/fill-in"
import { ownerTokens } from "../../model/tokens"

export type ManifestSite = {
  title: string
  language: string
  owner: { name: string; slug: string; email: string }
}

/** The web manifest: how the site is called and looks on a phone's home screen (https://www.w3.org/TR/appmanifest/). */
export function manifest({ title, language, owner }: ManifestSite): string {
  const paper = paperColor()
  return JSON.stringify({
    name: fillIn(title, ownerTokens(owner)),
    short_name: owner.name,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  })
}

/** The color of the page in the light scheme, from where all colors are. */
function paperColor(): string {
  const [, color] =
    /--paper: light-dark\((#[0-9a-f]{6})/.exec(readFileSync("src/styles/tokens.css", "utf8")) ?? []
  if (color === undefined) throw new Error("src/styles/tokens.css has no --paper")
  return color
}
