import { pngFile } from "../../../sketch/png-file"
import type { Sketch } from "../../../sketch/shapes"
import { svgText } from "../../../sketch/svg-text"
import { slugify } from "../../../text/slugify"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sketch-figure.module.css"

/** A sketch as files to keep. They are made on the device. */
export function SketchFiles({ sketch }: { sketch: Sketch }) {
  const words = useWords("sketch")
  const file = slugify(sketch.name) || "front-page"
  const keepPng = async () => {
    const font = getComputedStyle(document.documentElement).getPropertyValue("--font-display")
    const png = await pngFile(sketch, font)
    if (png) keep(png, `${file}.png`)
  }
  return (
    <p className={styles.files}>
      <button
        type="button"
        onClick={() => keep(new Blob([svgText(sketch, words)], { type: "image/svg+xml" }), `${file}.svg`)}
      >
        {words.keepSvg}
      </button>
      <button type="button" onClick={() => void keepPng()}>
        {words.keepPng}
      </button>
    </p>
  )
}

/** Hands a file to the browser to keep. */
function keep(file: Blob, name: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
