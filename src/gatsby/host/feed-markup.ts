/**
 * An article's markup for feed readers: absolute addresses, one file per picture, no styles. React
 * rendered the markup and escaped `<` and `"` in text, so everything that looks like a tag is a tag.
 * @param origin the site's host. Addresses in the markup include the folder that the site lies in.
 */
export function feedMarkup(html: string, origin: string): string {
  return html
    .replace(/<source [^>]*>/g, "")
    .replace(/<\/?picture>/g, "")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(/ (?:class|style|srcset|sizes|loading|decoding|fetchpriority)="[^"]*"/gi, "")
        .replace(/ (src|href)="\//g, ` $1="${origin}/`),
    )
}
