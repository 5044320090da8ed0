import type { Facts } from "../facts"

/** The names of networks whose marks come with the project, in `content/icons/`. */
const networks: Readonly<Record<string, string>> = {
  github: "GitHub",
  instagram: "Instagram",
  leetcode: "LeetCode",
  linkedin: "LinkedIn",
}

const networkOf = (url: string) => new URL(url).hostname.split(".").at(-2) ?? ""

/** The owner's pages on other sites: those whose network has a mark here, and the addresses of the others. */
export function socialsOf({ profiles = [], history }: Facts, files: ReadonlySet<string>) {
  const addresses = [...profiles, ...(history?.basics.profiles ?? []).map(({ url }) => url)]
  const unique = [...new Set(addresses.map((url) => url.replace(/\/$/, "")))]
  const icon = (url: string) => `content/icons/${networkOf(url)}.svg`
  const shown = unique
    .filter((url) => files.has(icon(url)))
    .map((url) => ({
      name: networks[networkOf(url)] ?? networkOf(url),
      url,
      icon: { src: `./icons/${networkOf(url)}.svg`, alt: "" },
    }))
  return { shown, others: unique.filter((url) => !files.has(icon(url))) }
}
