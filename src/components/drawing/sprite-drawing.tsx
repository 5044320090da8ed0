import { graphql } from "gatsby"
import { useHydrated } from "../../hooks/use-hydrated"
import * as styles from "./sprite-drawing.module.css"

type Props = {
  drawing: Queries.SpriteDrawingFragment
  /** True where words say the same, or below the first view: browsers fetch its file before the largest picture. */
  late?: boolean
  className?: string | undefined
}

/**
 * An SVG drawing of a set, out of one file that all pages share: it takes the page's colors
 * as one in the page itself would, without its weight. A late one comes with the page's script.
 */
export function SpriteDrawing({ drawing: { alt, symbol }, late = false, className = "" }: Props) {
  const waiting = !useHydrated() && late
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true }
  const svg = (
    <svg viewBox={symbol.viewBox}>
      <use href={symbol.address} />
    </svg>
  )
  return (
    <span {...role} className={`${late ? styles.late : ""} ${className}`.trim() || undefined}>
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
