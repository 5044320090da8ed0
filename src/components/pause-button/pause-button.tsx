import { useHydrated } from "../../hooks/use-hydrated"
import * as styles from "./pause-button.module.css"

type Props = {
  /** Its label while the part stands still, and while it moves. Each says which part. */
  words: { readonly play: string; readonly pause: string }
  paused: boolean
  /** True to show only the icon; the label is then for screen readers. */
  compact?: boolean
  onTurn: () => void
}

/** A button that pauses and resumes one moving part; its label says which (WCAG 2.2.2). */
export function PauseButton({ words, paused, compact = false, onTurn }: Props) {
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
      <span className={compact ? "visually-hidden" : undefined}>{paused ? words.play : words.pause}</span>
    </button>
  )
}
