import { fillIn } from "../../text/fill-in"
import { tokenColors } from "../../model/colors/colors"
import { ownerTokens } from "../../model/read/tokens"

export type ManifestSite = {
  title: string
  language: string
  owner: {
    name: string
    slug: string
    email: string
    jobTitle: string
    location: string
    phone?: string | null
  }
}

/** The web manifest (https://www.w3.org/TR/appmanifest/). Relative addresses work in any folder. */
export function manifest({ title, language, owner }: ManifestSite): string {
  const paper = tokenColors("paper").light
  return JSON.stringify({
    name: fillIn(title, ownerTokens(owner)),
    short_name: owner.name,
    lang: language,
    start_url: "./",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((size) => ({
      src: `icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  })
}
