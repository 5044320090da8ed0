import { useHydrated } from "../../hooks/use-hydrated"
import * as styles from "./pause-button.module.css"

type Props = {
  /** The thing it pauses, in the plural: videos, reviews, the changing words. */
  what: string
  paused: boolean
  /** True to show only the icon; the label is then for screen readers. */
  compact?: boolean
  onTurn: () => void
}

/** A button that pauses and resumes one moving part; its label says which (WCAG 2.2.2). */
export function PauseButton({ what, paused, compact = false, onTurn }: Props) {
  const live = useHydrated()
  return (
    <button
      type="button"
      className={styles.button}
      data-live={live || undefined}
      data-compact={compact || undefined}
      onClick={onTurn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        {paused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M9 5.5v13M15 5.5v13" />}
      </svg>
      <span className={compact ? "visually-hidden" : undefined}>
        {`${paused ? "Play" : "Pause"} ${what}`}
      </span>
    </button>
  )
}
