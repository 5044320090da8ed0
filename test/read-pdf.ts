import type { StructTreeNode, TextItem } from "pdfjs-dist/types/src/display/api"

type Content = StructTreeNode["children"][number]

/** A PDF as a program reads it: its pages' text in its own order, its links, and the names of its tags. */
export type ReadPdf = {
  pages: string[]
  links: string[]
  tags: string[]
  title: string
  language: string
  /** Each text with its place on its page, in points from the lower left corner. */
  places: { text: string; left: number; right: number; y: number }[]
}

/** Reads a PDF with the library of Firefox's viewer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // An ES module only.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const facts = new Map(Object.entries(info))
  const read: ReadPdf = {
    pages: [],
    links: [],
    tags: [],
    title: String(facts.get("Title")),
    language: String(facts.get("Language")),
    places: [],
  }
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
    read.pages.push(texts.join(""))
    read.places.push(...items.flatMap((item) => ("str" in item ? placeOf(item) : [])))
    read.links.push(...(await page.getAnnotations()).flatMap(linkOf))
    read.tags.push(...tagsOf(await page.getStructTree()))
  }
  return read
}

/** The last two numbers of a text's transformation are its place. */
const placeOf = ({ str, transform: [, , , , left, y], width }: TextItem) => ({
  text: str,
  left: Number(left),
  right: Number(left) + width,
  y: Number(y),
})

const linkOf = ({ url }: { url?: string }) => (url ? [url] : [])
/** Chromium's PDFs have pages without tags. */
const tagsOf = (node: Content | null): string[] =>
  node && "role" in node ? [node.role, ...node.children.flatMap(tagsOf)] : []
