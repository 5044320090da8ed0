import { type Shape, type Sketch, shapesOf, size } from "../../../sketch/shapes"
import { describe } from "../../../sketch/describe"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sketch-picture.module.css"

type Props = {
  sketch: Sketch
  /** Whether the seam has crossed it: then its shapes have their colors. */
  made: boolean
}

/** A front page with a visitor's name: drawn, and made from the seam's side on. Both layers have the same shapes. */
export function SketchPicture({ sketch, made }: Props) {
  const words = useWords("sketch")
  const shapes = shapesOf(sketch)
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={describe(sketch, words)}
      data-made={made || undefined}
    >
      <Layer shapes={shapes} className={styles.drawn} />
      <Layer shapes={shapes} className={styles.made} />
    </div>
  )
}

const Layer = ({ shapes, className }: { shapes: readonly Shape[]; className: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
    {shapes.map((shape) => (
      <Part key={[shape.kind, shape.x, shape.y, shape.width].join(" ")} shape={shape} />
    ))}
  </svg>
)

function Part({ shape: { kind, x, y, width, height, radius, color, cover, text } }: { shape: Shape }) {
  if (kind === "cross") return <path d={`M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}`} />
  if (kind === "words") {
    return (
      <text x={x} y={y + height * 0.8} fontSize={height} fill={color}>
        {text}
      </text>
    )
  }
  return <rect x={x} y={y} width={width} height={height} rx={radius} fill={color} fillOpacity={cover} />
}
