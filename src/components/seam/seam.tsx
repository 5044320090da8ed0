import type { ReactNode } from "react"
import { followSeam } from "../../browser/seam"
import { useHydrated } from "../../hooks/use-hydrated"
import * as styles from "./seam.module.css"

type Props = {
  /** The drawn state. It appears with the page's script, before the seam; screen readers do not read it. */
  drawn: ReactNode
  /** True where the drawn state is transparent, so that the made one must end at the seam. */
  clear?: boolean
  /** The made state, which is all there is without the script. */
  children: ReactNode
}

/** Something in two states, drawn and made, divided by one hairline at the visitor's position (browser/seam.ts). */
export function Seam({ drawn, clear = false, children }: Props) {
  const live = useHydrated()
  return (
    <span ref={followSeam} className={styles.seam} data-clear={clear || undefined}>
      <span className={styles.made}>{children}</span>
      {live && (
        <span className={styles.drawn} aria-hidden="true">
          {drawn}
        </span>
      )}
    </span>
  )
}
