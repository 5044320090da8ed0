/**
 * Returns a value that the content check guarantees but its type does not.
 * @throws if it is missing after all; the message names `what`.
 */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
