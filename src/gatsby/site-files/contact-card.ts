type Site = {
  url: string
  owner: { name: string; email: string; jobTitle: string; location: string; phone?: string | null }
}

/** The owner as vCard 3.0 (RFC 2426), which phones and mail programs of every age read. */
export function contactCard({ url, owner: { name, email, jobTitle, location, phone } }: Site): string {
  const [family = name, ...given] = name.split(" ").toReversed()
  const [city = location, region = ""] = location.split(", ")
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(family)};${escaped(given.toReversed().join(" "))};;;`,
    `FN:${escaped(name)}`,
    `TITLE:${escaped(jobTitle)}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${phone}`] : []),
    `ADR;TYPE=WORK:;;;${escaped(city)};${escaped(region)};;`,
    `URL:${url}/`,
    "END:VCARD",
    "",
  ].join("\r\n")
}

/** Characters that would end a part of a line stand behind a backslash. */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&")
