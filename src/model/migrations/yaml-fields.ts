import { type Scalar, type YAMLMap, isMap, isScalar, parseDocument, stringify } from "yaml"
import type { Fields, Path } from "./fields"

/** The fields of front matter, without its lines of ---. Order, comments and quotes stay, unless a field is added. */
export function yamlFields(before: string): Fields {
  let text = before
  const replace = ({ range }: Scalar, words: string) => {
    if (range) text = text.slice(0, range[0]) + words + text.slice(range[1])
  }
  return {
    data: () => parseDocument(text).toJS(),
    set(path, value, after) {
      const document = parseDocument(text)
      const node = document.getIn(path, true)
      if (isScalar(node) && isInLine(node)) return replace(node, likewise(value, node))
      document.setIn(path, value)
      const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
      if (isMap(group) && !node) moveLast(group, after)
      text = inLines(document.toString(styleOf(text)), text)
    },
    rename(path: Path, name) {
      const document = parseDocument(text)
      const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
      const key = isMap(group) ? group.items[indexOf(group, path.at(-1))]?.key : undefined
      if (isScalar(key)) replace(key, likewise(name, key))
    },
    toString: () => text,
  }
}

/** A text of several lines is more than its words. */
const isInLine = ({ type }: Scalar) => type === "PLAIN" || type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE"

const likewise = (value: unknown, { type }: Scalar) =>
  stringify(value, {
    lineWidth: 0,
    ...(type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? { defaultStringType: type } : {}),
  }).trim()

const indexOf = ({ items }: YAMLMap, name: unknown) =>
  items.findIndex(({ key }) => isScalar(key) && key.value === name)

function moveLast(group: YAMLMap, after: string | undefined) {
  const index = indexOf(group, after)
  const added = group.items.at(-1)
  if (index < 0 || !added) return
  group.items.splice(-1)
  group.items.splice(index + 1, 0, added)
}

/** Long lines stay long. Lists are indented, and brackets padded, as before. */
const styleOf = (text: string) => ({
  lineWidth: 0,
  indentSeq: !/^(\s*)\S[^\n]*:\r?\n\1- /m.test(text),
  flowCollectionPadding: !/[:-] [[{]\S/.test(text),
})

/** With the line breaks of the text before. */
const inLines = (after: string, before: string) =>
  before.includes("\r\n") ? after.replaceAll(/\r?\n/g, "\r\n") : after
