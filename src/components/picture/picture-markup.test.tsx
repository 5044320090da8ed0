/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { PictureMarkup } from "./picture-markup"

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 900,
  images: { sources: [{ type: "image/avif", srcSet: "/a-460.avif 460w" }], fallback: { src: "/a-460.webp" } },
  variants: [
    {
      media: "(max-width: 40rem)",
      type: "image/avif",
      srcSet: "/a.phone-460.avif 460w",
      sizes: "100vw",
      width: 400,
      height: 500,
    },
    {
      media: "(prefers-color-scheme: dark)",
      type: "image/avif",
      srcSet: "/a.dark-460.avif 460w",
      sizes: "100vw",
    },
  ],
}

test("variants come before the picture, which browsers would choose otherwise, each as wide as the page shows it", () => {
  const { container } = render(<PictureMarkup image={image} alt="A hill" sizes="92vw" />)
  const sources = [...container.querySelectorAll("source")]
  expect(sources.map(({ media }) => media)).toEqual([
    "(max-width: 40rem)",
    "(prefers-color-scheme: dark)",
    "",
  ])
  expect(sources.map(({ sizes }) => sizes)).toEqual(["92vw", "92vw", "92vw"])
})

test("a crop brings its own size, so that its place is kept; a dark variant has the picture's", () => {
  const { container } = render(<PictureMarkup image={image} alt="A hill" />)
  const [crop, dark] = container.querySelectorAll("source")
  expect([crop?.getAttribute("width"), crop?.getAttribute("height")]).toEqual(["400", "500"])
  expect(dark?.hasAttribute("width")).toBe(false)
})
