import { extensionPattern, pictureExtensions } from "./extensions"

/** A picture's variants lie beside it: `cover.dark.png`, `cover.phone.png` and `cover.phone.dark.png` of `cover.png`. */
const named = new RegExp(String.raw`^(.+?)(\.phone)?(\.dark)?(${extensionPattern(pictureExtensions)})`)

export const darkQuery = "(prefers-color-scheme: dark)"
export const phoneQuery = "(max-width: 40rem)"

/** A picture that stands in for another one. */
type Variant = {
  file: string
  media: string
  /** Whether it has a shape of its own. */
  crop: boolean
}

/** The names that a picture's variants may have, the one that a browser should try first at the beginning. */
export function variantsOf(picture: string): Variant[] {
  const [, start, phone, dark, end] = named.exec(picture) ?? []
  if (end === undefined || phone || dark) return []
  return [
    { file: `${start}.phone.dark${end}`, media: `${darkQuery} and ${phoneQuery}`, crop: true },
    { file: `${start}.phone${end}`, media: phoneQuery, crop: true },
    { file: `${start}.dark${end}`, media: darkQuery, crop: false },
  ]
}

/** The picture that a variant stands in for, with the same crop or whole; undefined for a name of no variant. */
export function originalsOf(file: string): { whole: string; light: string | undefined } | undefined {
  const [, start, phone, dark, end] = named.exec(file) ?? []
  if (!phone && !dark) return undefined
  return { whole: `${start}${end}`, light: dark && `${start}${phone ?? ""}${end}` }
}
