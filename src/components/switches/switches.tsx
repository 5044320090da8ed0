import { type ReactNode, useSyncExternalStore } from "react"
import { onPreference, preference, setPreference } from "../../browser/preferences"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"
import { useWords } from "../../hooks/use-words"
import * as styles from "./switches.module.css"

const darkSystem = "(prefers-color-scheme: dark)"
const isDark = () =>
  (preference("scheme") ?? (window.matchMedia(darkSystem).matches ? "dark" : "light")) === "dark"
const isPaused = () => preference("motion") === "paused"
const never = () => false

/** Calls the listener when the visitor or their system changes the scheme; returns a function that removes it. */
function onScheme(listener: () => void): () => void {
  const system = window.matchMedia(darkSystem)
  system.addEventListener("change", listener)
  const forget = onPreference(listener)
  return () => {
    system.removeEventListener("change", listener)
    forget()
  }
}

/**
 * The switch between light and dark. A choice equal to the system's is not stored, so the page follows the system. The
 * new scheme wipes over the old one as the seam does (switches.module.css), where the browser has view transitions.
 */
export function SchemeSwitch() {
  const words = useWords("menu")
  const dark = useSyncExternalStore(onScheme, isDark, never)
  const turn = () => {
    const scheme = isDark() ? "light" : "dark"
    const system = window.matchMedia(darkSystem).matches ? "dark" : "light"
    const change = () => setPreference("scheme", scheme === system ? undefined : scheme)
    if (prefersReducedMotion() || !("startViewTransition" in document)) change()
    else {
      // A wipe that the browser skips is no error: the scheme has changed.
      document.startViewTransition(change).ready.catch(() => {})
    }
  }
  return (
    <Switch label={words.dark} on={dark} onTurn={turn}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" className={styles.solid} />
    </Switch>
  )
}

/** The switch that stops all automatic motion, on every page. Where the visitor's system has stopped it, there is none. */
export function MotionSwitch() {
  const words = useWords("menu")
  const paused = useSyncExternalStore(onPreference, isPaused, never)
  return (
    <Switch
      label={words.still}
      className={styles.motion}
      on={paused}
      onTurn={() => setPreference("motion", paused ? undefined : "paused")}
    >
      {paused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M9 5.5v13M15 5.5v13" />}
    </Switch>
  )
}

type Props = {
  label: string
  className?: string | undefined
  on: boolean
  onTurn: () => void
  /** The shapes of its icon, in a view box of 24 by 24. */
  children: ReactNode
}

function Switch({ label, className = "", on, onTurn, children }: Props) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`.trim()}
      aria-pressed={on}
      aria-label={label}
      onClick={onTurn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        {children}
      </svg>
    </button>
  )
}
