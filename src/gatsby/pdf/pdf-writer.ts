import type { Font } from "fontkit"
import Document from "pdfkit"
import { type Part, splitByFont } from "../../lettering/split-by-font"
import { type Face, fontFiles, mainFile, mainFont, openFont, pathOfFont } from "../../lettering/faces"

export type Style = { face: Face; size: number; color: string }

/** Words, the address they lead to, and their face if it is not their paragraph's. */
export type Run = { text: string; to?: string | undefined; face?: Face }

export type Paper = "LETTER" | "A4"

type Options = {
  title: string
  author: string
  language: string
  paper: Paper
  /** When it was made. The same date and text make the same file. */
  made: Date
  scale: number
}

export type PdfWriter = ReturnType<typeof pdfWriter>

const margin = 46
const leading = 2
/** The space between a heading and what stands on its line. */
const gap = 7

/** Writes a tagged PDF from top to bottom: its structure is in reading order, and all text can be selected. */
export function pdfWriter({ title, author, language, paper, made, scale }: Options) {
  const document = new Document({
    size: paper,
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title.normalize("NFC"), Author: author.normalize("NFC"), CreationDate: made },
  })
  for (const file of fontFiles) document.registerFont(file, pathOfFont(file))
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk))
    document.on("end", () => resolve(Buffer.concat(chunks)))
  })
  let pages = 1
  document.on("pageAdded", () => pages++)
  const root = document.struct("Document")
  document.addStructure(root)
  const full = document.page.width - 2 * margin

  const set = ({ face, size, color }: Style) =>
    document
      .font(mainFile(face))
      .fontSize(size * scale)
      .fillColor(color)

  function widthOf(text: string, style: Style): number {
    set(style)
    return splitByFont(text, style.face).reduce(
      (sum, part) => sum + document.font(part.file).widthOfString(part.text),
      0,
    )
  }

  /** Draws the parts of some words. The last one ends the line, unless more follows. */
  function draw({ text, to, face }: Run, style: Style, options: PDFKit.Mixins.TextOptions, more: boolean) {
    const parts = partsOf(text, face ?? style.face)
    const main = linesOf(mainFont(style.face))
    const size = style.size * scale
    for (const [index, part] of parts.entries()) {
      set(style).font(part.file)
      const { height } = linesOf(openFont(part.file))
      document.text(part.text, {
        ...options,
        // All fonts of a paragraph stand on one line, and their lines are as high.
        baseline: -main.ascent * size,
        lineGap: leading * scale + (main.height - height) * size,
        continued: more || index < parts.length - 1,
        // Else a link of an earlier part would go on.
        link: to ?? null,
      })
    }
  }

  /** Adds words as one element. Words with an address are links within it. */
  function add(
    parent: typeof root,
    type: string,
    runs: readonly Run[],
    style: Style,
    options = {},
    left = margin,
  ) {
    const children = runs.map((run, index) => {
      const write = () => draw(run, style, options, index < runs.length - 1)
      return run.to === undefined
        ? write
        : document.struct("Link", { alt: run.text.normalize("NFC") }, [write])
    })
    document.x = left
    parent.add(document.struct(type, {}, children))
  }

  return {
    write: (type: string, runs: readonly Run[], style: Style) =>
      add(root, type, runs, style, { width: full }),

    /**
     * A heading, and a paragraph right after it on its line, or below without room. Programs that read a page in
     * columns would part it from words at the other end of the line.
     */
    writeBoth(type: string, run: Run, style: Style, aside: string, asideStyle: Style) {
      const wide = widthOf(run.text, style)
      const fits = wide + gap * scale + widthOf(aside, asideStyle) < full
      const { y } = document
      add(root, type, [run], style, { width: full })
      if (!aside) return
      const after = document.y
      if (fits) document.y = y + (style.size - asideStyle.size) * scale
      add(root, "P", [{ text: aside }], asideStyle, {}, fits ? margin + wide + gap * scale : margin)
      document.y = Math.max(after, document.y)
    },

    list(items: readonly string[], style: Style) {
      const list = document.struct("L")
      root.add(list)
      for (const text of items) {
        const item = document.struct("LI")
        list.add(item)
        add(item, "LBody", [{ text: `•  ${text}` }], style, { width: full })
        item.end()
      }
      list.end()
    },

    /** Leaves some space. */
    space(points: number) {
      document.y += points * scale
    },

    line(color: string) {
      document.markContent("Artifact", { type: "Layout" })
      const { y } = document
      document
        .moveTo(margin, y)
        .lineTo(margin + full, y)
        .lineWidth(0.6)
        .stroke(color)
      document.endMarkedContent()
    },

    keep(points: number) {
      if (document.y + points * scale > document.page.height - margin) document.addPage()
    },

    heightOf(text: string, style: Style) {
      const parts = splitByFont(text, style.face)
      const words = parts.map((part) => part.text).join("")
      set(style).font(parts[0]?.file ?? mainFile(style.face))
      return words ? document.heightOfString(words, { width: full, lineGap: leading * scale }) / scale : 0
    },

    async end() {
      root.end()
      document.end()
      return { file: await done, pages }
    },
  }
}

/** A space, if nothing of a text can be drawn: the line still ends. */
function partsOf(text: string, face: Face): Part[] {
  const parts = splitByFont(text, face)
  return parts.length ? parts : [{ text: " ", file: mainFile(face) }]
}

/** A font's height above the line that letters stand on, and that of a whole line, in em. */
const linesOf = ({ unitsPerEm, ascent, descent, lineGap }: Font) => ({
  ascent: ascent / unitsPerEm,
  height: (ascent - descent + lineGap) / unitsPerEm,
})
