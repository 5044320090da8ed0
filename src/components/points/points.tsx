import * as styles from "./points.module.css"

type Props = {
  items: readonly { readonly title: string; readonly text: string }[]
  className?: string | undefined
}

/** A numbered list of short titled texts: steps, terms, differences. */
export function Points({ items, className = "" }: Props) {
  return (
    <ol role="list" className={`${styles.points} ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
