import type { Facts } from "../facts"

/** The names of networks whose marks come with the project, in `content/icons/`. */
const networks: Readonly<Record<string, string>> = {
  github: "GitHub",
  instagram: "Instagram",
  leetcode: "LeetCode",
  linkedin: "LinkedIn",
}

const networkOf = (url: string) => new URL(url).hostname.split(".").at(-2) ?? ""

const iconOf = (url: string) => `content/icons/${networkOf(url)}.svg`

/** The owner's pages on other sites: those whose network has a mark here, and a line for each of the others. */
export function socialsOf({ profiles = [], history }: Facts, files: ReadonlySet<string>) {
  const addresses = [...profiles, ...(history?.basics.profiles ?? []).map(({ url }) => url)]
  const unique = [...new Set(addresses.map((url) => url.replace(/\/$/, "")))]
  const shown = unique
    .filter((url) => files.has(iconOf(url)))
    .map((url) => ({
      name: networks[networkOf(url)] ?? networkOf(url),
      url,
      icon: { src: `./icons/${networkOf(url)}.svg`, alt: "" },
    }))
  const left = unique
    .filter((url) => !files.has(iconOf(url)))
    .map((url) => `${url}: put its mark into content/icons/, and add it to socials of content/site.json`)
  return { shown, left }
}
