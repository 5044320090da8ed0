/** An element of a drawing, with what is allowed of it: neither prefixes nor entities are left. */
export type Shape = {
  name: string
  attributes: Map<string, string>
  children: (Shape | string)[]
}
