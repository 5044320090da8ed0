/** What a unit is in the smallest of its kind: seconds, or bytes. Any other unit is of a kind of its own. */
const units: Readonly<Record<string, readonly [number, string]>> = {
  ms: [0.001, "s"],
  s: [1, "s"],
  min: [60, "s"],
  B: [1, "B"],
  kB: [1e3, "B"],
  KB: [1e3, "B"],
  MB: [1e6, "B"],
  GB: [1e9, "B"],
}

/** A number and a unit, such as "1,000", "18.2 MB" or "0,5 s"; undefined for other words. */
function amountOf(figure: string) {
  const [, digits = "", unit = ""] = /^(\d[\d.,]*)\s*(\p{L}*|%)$/u.exec(figure.trim()) ?? []
  if (!digits) return undefined
  const [size, kind] = units[unit] ?? [1, unit]
  // A sign before three digits groups them, unless 0 stands before it. Another one is the decimal sign.
  const grouped = digits.startsWith("0") ? digits : digits.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, "")
  const plain = grouped.replace(",", ".")
  return { amount: Number(plain) * size, kind }
}

/**
 * Returns how large two figures are as parts of the larger one, from 0 to 1, so that they can be drawn to scale.
 * Undefined where they are no amounts of one kind, or both are 0.
 */
export function shares(before: string, after: string): { before: number; after: number } | undefined {
  const [one, other] = [amountOf(before), amountOf(after)]
  if (!one || !other || one.kind !== other.kind) return undefined
  const most = Math.max(one.amount, other.amount)
  return most > 0 ? { before: one.amount / most, after: other.amount / most } : undefined
}
