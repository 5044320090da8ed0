/** An element of a drawing with its allowed parts. Prefixes and entities are resolved. */
export type Shape = {
  name: string
  attributes: Map<string, string>
  children: (Shape | string)[]
}
