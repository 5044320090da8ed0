export type Path = (string | number)[]

/** The fields of a content file, as a migration changes them. What it does not change stays as the owner wrote it. */
export type Fields = {
  data(): unknown
  /** Sets a field. A new one comes after the field `after` of its group, or last. */
  set(path: Path, value: unknown, after?: string): void
  rename(path: Path, name: string): void
  toString(): string
}
