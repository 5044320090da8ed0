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
  const mended = decodable(pathname) + search + decodable(hash)
  if (mended !== pathname + search + hash) history.replaceState(history.state, "", mended)
}

/** Returns a part of an address as it is if it can be decoded; otherwise with each percent sign as a code. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part)
    return part
  } catch {
    return part.replaceAll("%", "%25")
  }
}
