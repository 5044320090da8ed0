import { graphql } from "gatsby"

type Props = {
  drawing: Queries.SpriteDrawingFragment
  className?: string | undefined
}

/**
 * An SVG drawing of a set, out of one file that all pages share: it takes the page's colors
 * as one in the page itself would, without its weight.
 */
export function SpriteDrawing({ drawing: { alt, symbol }, className }: Props) {
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true }
  return (
    <span {...role} className={className}>
      <svg viewBox={symbol.viewBox}>
        <use href={symbol.address} />
      </svg>
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
