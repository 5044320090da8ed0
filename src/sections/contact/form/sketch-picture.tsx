import { type Shape, type Sketch, shapesOf, size } from "../../../sketch/shapes"
import { pngFile } from "../../../sketch/png-file"
import { svgText } from "../../../sketch/svg-text"
import { describe } from "../../../sketch/describe"
import { slugify } from "../../../text/slugify"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sketch-picture.module.css"

type Props = {
  sketch: Sketch
  /** Whether its shapes have their colors. */
  made: boolean
}

/** The visitor's front page, drawn and then made, with files of it to keep. The files are made on the device. */
export function SketchPicture({ sketch, made }: Props) {
  const words = useWords("sketch")
  const file = slugify(sketch.name) || "front-page"
  const keepPng = async () => {
    const font = getComputedStyle(document.documentElement).getPropertyValue("--font-display")
    const png = await pngFile(sketch, font)
    if (png) keep(png, `${file}.png`)
  }
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={describe(sketch, words)}
        data-made={made || undefined}
      >
        {shapesOf(sketch).map((shape) => (
          <Part key={[shape.kind, shape.x, shape.y, shape.width].join(" ")} shape={shape} />
        ))}
      </svg>
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
    </figure>
  )
}

function Part({ shape: { kind, x, y, width, height, radius, color, cover, text } }: { shape: Shape }) {
  if (kind === "cross")
    return (
      <path className={styles.cross} d={`M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}`} />
    )
  if (kind === "words") {
    return (
      <text x={x} y={y + height * 0.8} fontSize={height} fill={color}>
        {text}
      </text>
    )
  }
  return <rect x={x} y={y} width={width} height={height} rx={radius} fill={color} fillOpacity={cover} />
}

/** Hands a file to the browser to keep. */
function keep(file: Blob, name: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
