/** A value that the content check guarantees but its type does not. Throws, naming `what`, if it is missing. */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
