import { useRef } from "react"
import { graphql } from "gatsby"
import { useNearViewport } from "../../hooks/use-near-viewport"
import * as styles from "./sprite-drawing.module.css"

type Props = {
  drawing: Queries.SpriteDrawingFragment
  /** True for a drawing that can wait until the visitor is near. Browsers would fetch its file at once. */
  late?: boolean
  /** True for a drawing that covers its box. Its right end stays in view on a narrow screen. */
  slice?: boolean
  className?: string | undefined
}

/**
 * An SVG drawing from a sprite file that all pages share. It takes the page's colors like an
 * inline one, without adding to the HTML. A late one appears once the visitor is near it, as a lazy picture does.
 */
export function SpriteDrawing({
  drawing: { alt, symbol },
  late = false,
  slice = false,
  className = "",
}: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const waiting = !useNearViewport(place) && late
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true }
  const svg = (
    <svg viewBox={symbol.viewBox} preserveAspectRatio={slice ? "xMaxYMid slice" : undefined}>
      <use href={symbol.address} />
    </svg>
  )
  return (
    <span
      {...role}
      ref={late ? place : undefined}
      className={`${late ? styles.late : ""} ${className}`.trim() || undefined}
    >
      {waiting ? <noscript>{svg}</noscript> : svg}
    </span>
  )
}

export const fragment = graphql`
  fragment SpriteDrawing on Drawing {
    alt
    symbol {
      address
      viewBox
    }
  }
`
