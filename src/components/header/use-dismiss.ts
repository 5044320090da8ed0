import { type RefObject, useEffectEvent, useLayoutEffect } from "react"

/**
 * Closes something that is open on Escape, wherever the focus is (WCAG 1.4.13), and on a press outside of it. The
 * focus alone does not tell: hovering moves no focus, and in Safari neither does a click on a button.
 * @param onDismiss called with whether it was by Escape.
 */
export function useDismiss(
  part: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (byEscape: boolean) => void,
) {
  const dismiss = useEffectEvent(onDismiss)
  // Before the paint: a key that is pressed as soon as the part is seen must close it, on a slow processor too.
  useLayoutEffect(() => {
    if (!open) return undefined
    const closer = new AbortController()
    const { signal } = closer
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return
        // Only the innermost open part closes.
        event.preventDefault()
        dismiss(true)
      },
      { signal },
    )
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Node && !part.current?.contains(target)) dismiss(false)
      },
      { signal },
    )
    return () => closer.abort()
  }, [part, open])
}
