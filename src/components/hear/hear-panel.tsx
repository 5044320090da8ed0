import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { HearList } from "./hear-list"
import type { Loaded } from "./load-panel"
import { type View, rowsOf, views } from "./rows"

export { loadPanel } from "./load-panel"

type Props = Loaded & {
  /** Also gives focus back. */
  onClose: () => void
}

/**
 * The page as a screen reader meets it: numbered marks at the places of what is heard, and the list that they belong to.
 * The page stays usable beside it. The marks are for the eye alone: the list says the same.
 */
export function HearPanel({ tree, panel: { words }, onClose }: Props) {
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>("order")

  useEffect(() => panel.current?.focus(), [])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose()
    else moveWithin(panel.current, event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])

  return createPortal(
    <>
      <div ref={sheet} className="hear-marks" aria-hidden="true" />
      <section ref={panel} role="dialog" aria-labelledby={title} tabIndex={-1} className="hear-panel">
        <h2 id={title}>{words.title}</h2>
        <button type="button" className="hear-close" onClick={onClose}>
          {words.close}
        </button>
        <p>{words.text}</p>
        <div role="group" aria-labelledby={title} className="hear-views">
          {views.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
              {words[each]} <span>{rowsOf(each, tree, words).length}</span>
            </button>
          ))}
        </div>
        <HearList key={view} rows={rowsOf(view, tree, words)} words={words} sheet={sheet} panel={panel} />
      </section>
    </>,
    document.body,
  )
}

/** The arrow keys move from line to line; Tab does, too. */
function moveWithin(panel: HTMLElement | null, event: KeyboardEvent) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const lines = Array.from(panel?.querySelectorAll<HTMLElement>("li button") ?? [])
  const at = lines.findIndex((line) => line === document.activeElement)
  if (way === undefined || at < 0) return
  event.preventDefault()
  lines[at + way]?.focus()
}
