import type { IGatsbyImageData } from "gatsby-plugin-image"
import { lcpImage, lcpSizes } from "./lcp-image"

const image = (src: string): IGatsbyImageData => ({
  images: { fallback: { src } },
  layout: "constrained",
  width: 2,
  height: 1,
})
const picture = (src: string) => ({ src: { childImageSharp: { gatsbyImageData: image(src) } } })
const nodes = [{ image: picture("/card.webp") }]
const study = (wireframe: object | null) => ({
  banner: picture("/a.webp"),
  parentProject: { image: picture("/screen.webp"), wireframe },
})

test.each([
  ["a case study's screen", { caseStudy: study({}) }, "/screen.webp", "caseStudy"],
  ["the banner of a study without a sketch", { caseStudy: study(null) }, "/a.webp", "caseStudy"],
  [
    "an article's cover",
    { article: { image: picture("/a.webp") }, allArticle: { nodes } },
    "/a.webp",
    "article",
  ],
  ["a state's first poster", { state: { videos: [{ poster: picture("/a.webp") }] } }, "/a.webp", "state"],
  ["the portrait", { aboutPage: { sections: [{ img: picture("/a.webp") }] } }, "/a.webp", "about"],
  ["the first project's thumbnail", { workPage: {}, allProject: { nodes } }, "/card.webp", "work"],
  ["the newest article's cover", { blogsPage: {}, allArticle: { nodes } }, "/card.webp", "blogs"],
] as const)("The first picture is %s", (_, data, src, kind) => {
  const found = lcpImage(data)
  expect(found?.image.images.fallback?.src).toBe(src)
  expect(found?.sizes).toBe(lcpSizes[kind])
})

test("A page that starts with text has none, even if it shows projects further down", () => {
  expect(lcpImage({ allProject: { nodes }, allArticle: { nodes } })).toBeUndefined()
})
