/** How long the file is valid, in days. The standard asks for less than a year, so that contacts stay current. */
const lifetime = 364

/** The site's data that the file needs. */
type Site = { url: string; language: string; owner: { email: string } }

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a security problem.
 * @param now the time of the build. The file expires 364 days after the start of that day (UTC).
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

/** The file's address. */
export const securityPath = "/.well-known/security.txt"
