const kept = new Set([
  "alt",
  "cite",
  "colspan",
  "dir",
  "height",
  "href",
  "lang",
  "poster",
  "reversed",
  "rowspan",
  "scope",
  "src",
  "start",
  "title",
  "width",
])

const addresses = new Set(["cite", "href", "poster", "src"])

/**
 * An article's markup for feed readers: whole addresses, one file per picture, no ids (readers show several articles in
 * one document), no attributes of the site's own. React escaped all text, so what looks like a tag is a tag.
 * @param page the article's own address. Addresses in the markup include the folder that the site lies in.
 */
export function feedMarkup(html: string, page: string): string {
  return html
    .replace(/<source [^>]*>/g, "")
    .replace(/<\/?(?:picture|span)(?: [^>]*)?>/g, "")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(/ ([a-z][\w:-]*)="([^"]*)"/gi, (_, name: string, value: string) =>
        kept.has(name) ? ` ${name}="${addresses.has(name) ? whole(value, page) : value}"` : "",
      ),
    )
}

function whole(address: string, page: string): string {
  if (address.startsWith("#")) return page + address
  return address.startsWith("/") ? new URL(page).origin + address : address
}
