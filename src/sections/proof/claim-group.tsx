import { type ReactNode, useEffect, useRef } from "react"
import { useSite } from "../../hooks/use-site"
import { plural } from "../../text/numbers/plural"
import { useWords } from "../../hooks/use-words"
import * as styles from "./claim-group.module.css"

type Props = {
  heading: { title: string; text: string }
  /** Whether its claims are short and stand in two columns. */
  dense?: boolean
  /** Whether they are folded into one card, which opens on demand, and for a link to one of them. */
  folded?: boolean
  /** The claims, each in a list item of its own. */
  children: readonly ReactNode[]
}

/** The claims of one kind of evidence, below their heading. Renders nothing without any. */
export function ClaimGroup({ heading: { title, text }, dense = false, folded = false, children }: Props) {
  const words = useWords("proof")
  const { plurals } = useSite().words
  const card = useOpenAtAnchor()
  if (children.length === 0) return null
  const list = (
    <ol role="list" className={dense ? styles.dense : styles.claims}>
      {children}
    </ol>
  )
  return (
    <section className={`columns ${styles.group}`}>
      <div className={styles.heading}>
        <h2 className="title-s">{title}</h2>
        <p>{text}</p>
      </div>
      {folded ? (
        <details ref={card} className={styles.card}>
          <summary>{plural(words.all, children.length, plurals, { count: String(children.length) })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  )
}

/** Opens a card if the address names something in it. Not every browser does so by itself, nor after a move in the site. */
function useOpenAtAnchor() {
  const card = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (!target || !card.current?.contains(target)) return
      card.current.open = true
      target.scrollIntoView()
    }
    open()
    addEventListener("hashchange", open)
    return () => removeEventListener("hashchange", open)
  }, [])
  return card
}
