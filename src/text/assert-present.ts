/**
 * A value that the content check has made sure of, but whose type cannot know.
 * @throws where it is missing all the same, with `what` to look for.
 */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
