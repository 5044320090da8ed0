type Network = { name: string; host: string; page: string }

/** Networks with where they have the page of a member. */
const networks: readonly Network[] = [
  { name: "GitHub", host: "github.com", page: "https://github.com/" },
  { name: "GitLab", host: "gitlab.com", page: "https://gitlab.com/" },
  { name: "LinkedIn", host: "linkedin.com", page: "https://www.linkedin.com/in/" },
  { name: "Instagram", host: "instagram.com", page: "https://www.instagram.com/" },
  { name: "LeetCode", host: "leetcode.com", page: "https://leetcode.com/u/" },
  { name: "Mastodon", host: "mastodon.social", page: "https://mastodon.social/@" },
  { name: "Bluesky", host: "bsky.app", page: "https://bsky.app/profile/" },
  { name: "CodePen", host: "codepen.io", page: "https://codepen.io/" },
  { name: "Dribbble", host: "dribbble.com", page: "https://dribbble.com/" },
  { name: "Behance", host: "behance.net", page: "https://www.behance.net/" },
  { name: "Medium", host: "medium.com", page: "https://medium.com/@" },
  { name: "DEV", host: "dev.to", page: "https://dev.to/" },
  { name: "YouTube", host: "youtube.com", page: "https://www.youtube.com/@" },
  { name: "X", host: "x.com", page: "https://x.com/" },
  { name: "Twitter", host: "twitter.com", page: "https://x.com/" },
]

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "")

/** The fields of a profile that are missing and follow from the others: its address from the name there, or its network. */
export function profileParts({ network, username, url }: Record<string, unknown>): {
  network?: string
  url?: string
} {
  if (typeof url === "string" && url !== "") {
    if (typeof network === "string" && network !== "") return {}
    const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""
    const known = networks.find((each) => host === each.host || host.endsWith(`.${each.host}`))
    return host ? { network: known?.name ?? host } : {}
  }
  const known = networks.find(({ name }) => letters(name) === letters(String(network)))
  const member = typeof username === "string" ? username.trim().replace(/^@/, "") : ""
  return known && /^[\w.-]+$/.test(member) ? { url: known.page + member } : {}
}
