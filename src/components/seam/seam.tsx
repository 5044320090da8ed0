import type { ReactNode } from "react"
import { followSeam } from "../../browser/seam"
import { useHydrated } from "../../hooks/use-hydrated"
import * as styles from "./seam.module.css"

type Props = {
  /** The drawn state. Screen readers do not read it. */
  drawn: ReactNode
  /** True where the drawn state is in the HTML: in a first view. Others are fetched once the page's script runs. */
  first?: boolean | undefined
  /** Where it rests, in percent of the width, if not where it does elsewhere. */
  rest?: number | null | undefined
  /** True where the drawn state is transparent, so that the made one must end at the seam. */
  clear?: boolean
  /** The made state. */
  children: ReactNode
}

/**
 * Something in two states, drawn and made, divided by one hairline: at its place of rest (`--rest`) until the visitor moves
 * it, and then at the same share of every picture (browser/seam.ts).
 */
export function Seam({ drawn, first = false, rest, clear = false, children }: Props) {
  const live = useHydrated()
  const divided = first || live
  return (
    <span
      ref={followSeam}
      className={styles.seam}
      style={rest ? { "--rest": rest / 100 } : undefined}
      data-divided={divided || undefined}
      data-clear={clear || undefined}
    >
      <span className={styles.made}>{children}</span>
      {divided && (
        <span className={styles.drawn} aria-hidden="true">
          {drawn}
        </span>
      )}
    </span>
  )
}
