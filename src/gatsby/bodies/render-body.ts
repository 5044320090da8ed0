import type { Root as HastRoot, Element } from "hast"
import type { Image, Root as MdastRoot } from "mdast"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { createElement } from "react"
import * as runtime from "react/jsx-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import { PictureMarkup } from "../../components/picture/picture-markup"
import { makeCallout } from "../../model/markdown/callouts"
import { headingIds } from "../../model/markdown/heading-ids"
import { takenIds } from "../../model/markdown/page-ids"
import { pictureName } from "../../model/markdown/picture-name"
import { textOf } from "../../model/markdown/text-of"
import type { Words } from "../../words/words"
import type { LocalLink } from "../../model/pages/languages/local-links"
import { makePoster } from "./body-video"

export type BodyPicture = IGatsbyImageData

/** A body as static markup, and its second-level headings but that of the footnotes, which are no part of the text. */
export type Body = { html: string; sections: { slug: string; title: string }[] }

export type BodyOptions = {
  /** The name of its content type, which decides what ids are taken on its page. */
  type: string
  /** The folder that the site lies in, for links to its pages. Usually empty. */
  pathPrefix: string
  /** Returns a picture's sizes and formats from the path written in the text. */
  pictureOf: (src: string) => Promise<BodyPicture>
  /** The words that are added to it. */
  words: Words["body"]
  /** Returns where a link leads in the language of the text. Left out, links lead where they say. */
  linkOf?: (to: string) => LocalLink
  /** The ids of its headings. Left out, or where there are fewer, they are made of the headings' words. */
  headingIds?: readonly string[] | undefined
}

/** Compiles MDX to static markup. Throws if it does not compile or a picture is missing. */
export async function renderBody(
  source: string,
  { type, pathPrefix, pictureOf, words, linkOf, headingIds: given }: BodyOptions,
): Promise<Body> {
  const { evaluate, remarkGfm, remarkUnwrapImages, rehypeHighlight, visit } = await compilers()
  const pictures = new Map<string, BodyPicture>()
  const sections: Body["sections"] = []

  const makeParts = () => async (tree: MdastRoot) => {
    const images: Image[] = []
    visit(tree, "image", (image) => void images.push(image))
    visit(tree, "blockquote", makeCallout)
    visit(tree, "link", (link) => makePoster(link, words.play))
    for (const [index, image] of images.entries()) {
      pictures.set(String(index), await pictureOf(pictureName(image.url)))
      // Markdown's compiler would encode the letters of a name.
      image.url = String(index)
    }
  }
  const collectSections = () => (tree: HastRoot) => {
    visit(tree, "element", (node: Element) => {
      if (node.properties?.["dataFootnotes"]) return "skip"
      if (node.tagName === "h2") sections.push({ slug: String(node.properties?.["id"]), title: textOf(node) })
      return true
    })
  }

  const prefixLinks = () => (tree: HastRoot) => {
    visit(tree, "element", ({ tagName, properties }: Element) => {
      const href = properties?.["href"]
      if (tagName !== "a" || !properties || typeof href !== "string" || !href.startsWith("/")) return
      const { to, language } = linkOf?.(href) ?? { to: href }
      properties["href"] = pathPrefix + to
      if (language !== undefined) properties["hrefLang"] = language
    })
  }

  const { default: Content } = await evaluate(source, {
    ...runtime,
    // Otherwise, MDX 2 would use the development runtime under `npm start`.
    development: false,
    remarkPlugins: [remarkGfm, remarkUnwrapImages, makeParts],
    remarkRehypeOptions: {
      footnoteLabel: words.footnotes,
      footnoteBackLabel: words.back,
      // Without the class that other sites hide the heading by.
      footnoteLabelProperties: {},
    },
    rehypePlugins: [
      await headingIds(takenIds(type), given),
      collectSections,
      prefixLinks,
      [rehypeHighlight, { ignoreMissing: true }],
    ],
  })
  const img = ({ src = "", alt = "" }: { src?: string; alt?: string }) => {
    const picture = pictures.get(src)
    if (!picture) throw new Error(`no picture at ${src}`)
    return createElement("figure", null, createElement(PictureMarkup, { image: picture, alt }))
  }
  const components = { img, pre: scrolledCode(words.code), table: scrolledTable(words.table), th, td }
  return { html: renderToStaticMarkup(createElement(Content, { components })), sections }
}

/** Makes content that scrolls sideways on small screens scrollable by keyboard: focusable, with a name. */
const scrolled = (label: string) => ({ role: "group", "aria-label": label, tabIndex: 0 })
/** The outer element does not scroll, so that it can hold the copy button (src/components/prose/copy-buttons.ts). */
const scrolledCode = (label: string) => (props: object) =>
  createElement("div", { "data-code": "" }, createElement("pre", { ...scrolled(label), ...props }))
const scrolledTable = (label: string) => (props: object) =>
  createElement("div", scrolled(label), createElement("table", props))

type Cell = { align?: "left" | "right" | "center" }
/** The attribute `align` is obsolete, and a style attribute would need a hash of its own in the page's policy. */
const aligned = ({ align, ...props }: Cell) => ({ "data-align": align, ...props })
const th = (props: Cell) => createElement("th", { scope: "col", ...aligned(props) })
const td = (props: Cell) => createElement("td", aligned(props))

/** The compilers are ES modules only, so code that runs as CommonJS has to import them at run time. */
async function compilers() {
  const [mdx, gfm, unwrapImages, highlight, { visit }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("remark-unwrap-images"),
    import("rehype-highlight"),
    import("unist-util-visit"),
  ])
  return {
    evaluate: mdx.evaluate,
    remarkGfm: gfm.default,
    remarkUnwrapImages: unwrapImages.default,
    rehypeHighlight: highlight.default,
    visit,
  }
}
