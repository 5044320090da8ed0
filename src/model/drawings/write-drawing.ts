import { illegalCharacter, localUrl } from "./allowed-values"
import type { Shape } from "./shape"

/**
 * Writes a drawing anew as an element of a page or a sprite, with none of the file's own text.
 * @param prefix unique in the page or sprite, for ids of parts that the drawing refers to.
 * @param id the element's own id, if it needs one.
 */
export function writeDrawing(root: Shape, name: "svg" | "symbol", prefix: string, id?: string): string {
  const ids = newIds(root, prefix)
  const own = id === undefined ? "" : ` id="${escaped(id)}"`
  return `<${name}${own}${attributesText(root, ids)}>${childrenText(root, ids)}</${name}>`
}

/** New ids for the parts that a drawing refers to, by old id. */
function newIds(root: Shape, prefix: string): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const visit = ({ attributes, children }: Shape) => {
    for (const [name, value] of attributes) {
      const found =
        name === "href" ? [value.slice(1)] : [...value.matchAll(localUrl)].map(([, , id = ""]) => id)
      for (const id of found) if (!ids.has(id)) ids.set(id, `${prefix}.${ids.size}`)
    }
    for (const child of children) if (typeof child !== "string") visit(child)
  }
  visit(root)
  return ids
}

function attributesText({ attributes }: Shape, ids: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => attributeText(name, value, ids)).join("")
}

function attributeText(name: string, value: string, ids: ReadonlyMap<string, string>): string {
  const newId = (id: string) => ids.get(id) ?? ""
  // A part needs no id if nothing refers to it.
  if (name === "id") return ids.has(value) ? ` id="${newId(value)}"` : ""
  if (name === "href") return ` href="#${newId(value.slice(1))}"`
  return ` ${name}="${escaped(value.replaceAll(localUrl, (_, __, id: string) => `url(#${newId(id)})`))}"`
}

function childrenText({ children }: Shape, ids: ReadonlyMap<string, string>): string {
  return children
    .map((child) => {
      if (typeof child === "string") return escaped(child)
      const inner = childrenText(child, ids)
      const start = `<${child.name}${attributesText(child, ids)}`
      return inner ? `${start}>${inner}</${child.name}>` : `${start}/>`
    })
    .join("")
}

const escaped = (text: string) =>
  text
    .replaceAll(illegalCharacter, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
