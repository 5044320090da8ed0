/** How long the file holds, in days. The standard asks for less than a year, so that nobody writes to an old address. */
const lifetime = 364

/** What the file says of a site. */
type Site = { url: string; language: string; owner: { email: string } }

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a security problem.
 * @param now when the site is built. The file expires 364 days after that day begins.
 */
export function securityText({ url, language, owner }: Site, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + lifetime))
  return [
    `Contact: mailto:${encodeURI(owner.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}${securityPath}`,
    "",
  ].join("\n")
}

/** Where the file is. */
export const securityPath = "/.well-known/security.txt"
