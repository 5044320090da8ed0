/**
 * Gatsby throws on an address with a stray percent sign (`/pricing/#50%`), and React would remove the page. This
 * rewrites such signs. It must run before Gatsby's scripts: the router reads the address as it loads.
 */
export function fixMalformedUrls() {
  mend()
  addEventListener("popstate", mend)
}

function mend() {
  const { pathname, search, hash } = location
  // Gatsby decodes a path several times, so a code of a percent sign would not last: another sign looks like it.
  const mended = decodable(pathname, "\uFF05") + search + decodable(hash)
  if (mended !== pathname + search + hash) history.replaceState(history.state, "", mended)
}

/** Returns a part of an address as it is if it can be decoded; otherwise with another text for each percent sign. */
export function decodable(part: string, instead = "%25"): string {
  try {
    decodeURIComponent(part)
    return part
  } catch {
    return part.replaceAll("%", instead)
  }
}
