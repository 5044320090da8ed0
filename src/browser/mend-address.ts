/**
 * Gatsby decodes the address without looking for faults: a percent sign that begins no code (`/pricing/#100%`) throws,
 * and React would take the whole page away. So such a sign is written as its own code, `%25`, when the page is opened
 * and whenever its address changes. This must come before Gatsby's scripts: its router reads the address as it loads.
 */
export function mendAddresses() {
  mend()
  addEventListener("popstate", mend)
}

function mend() {
  const { pathname, search, hash } = location
  // Gatsby decodes a path twice.
  const mended = decodable(pathname, "%2525") + search + decodable(hash)
  if (mended !== pathname + search + hash) history.replaceState(history.state, "", mended)
}

/** Returns a part of an address as it is if it can be decoded; otherwise with a code for each percent sign. */
export function decodable(part: string, code = "%25"): string {
  try {
    decodeURIComponent(part)
    return part
  } catch {
    return part.replaceAll("%", code)
  }
}
