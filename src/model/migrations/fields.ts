/** The path of a field in a content file, such as `["videos", 0, "mp4"]`. */
export type Path = (string | number)[]

/** The fields of a content file, as a migration changes them. What it does not change stays as the owner wrote it. */
export type Fields = {
  /** All fields as plain values. */
  data(): unknown
  /** Sets a field. A new one comes after the field `after` of its group, or last. */
  set(path: Path, value: unknown, after?: string): void
  /** Gives a field another name, in its place. */
  rename(path: Path, name: string): void
  /** The file's fields as text. */
  toString(): string
}
