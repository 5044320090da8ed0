/** How long the file is valid, in days. The standard asks for less than a year, so that contacts stay current. */
const lifetime = 364

type Site = { url: string; language: string; owner: { email: string } }

/** `security.txt` (RFC 9116): where to report a problem. Expires 364 days after the build's day (UTC). */
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

export const securityPath = "/.well-known/security.txt"
