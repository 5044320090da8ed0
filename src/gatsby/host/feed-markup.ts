/**
 * An article's markup for feed readers: whole addresses, one file a picture, no styles. The
 * markup is React's own, which escapes `<` and `"` in text, so that what looks like a tag is one.
 * @param url the site's address, without a slash at the end.
 */
export function feedMarkup(html: string, url: string): string {
  return html
    .replace(/<source [^>]*>/g, "")
    .replace(/<\/?picture>/g, "")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(/ (?:class|style|srcset|sizes|loading|decoding|fetchpriority)="[^"]*"/gi, "")
        .replace(/ (src|href)="\//g, ` $1="${url}/`),
    )
}
