import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { createPortal } from "react-dom"
import type { HeardEntry, Panel, Place, SilentEntry } from "../../accessibility-tree/accessibility-tree"
import { roleWord } from "../../accessibility-tree/role-words"
import { lacksName, spokenRole } from "../../accessibility-tree/spoken"
import type { Loaded } from "./load-panel"
import { type Mark, drawMarks } from "./marks"

export { loadPanel } from "./load-panel"

type Props = Loaded & {
  /** Also gives focus back. */
  onClose: () => void
}

type View = "order" | "headings" | "silent"
const views: readonly View[] = ["order", "headings", "silent"]

/** A line of the list: what stands in its mark, how its role is said, and its words. */
type Row = Mark & { role: string; words: string; level: number | undefined; isUnnamed: boolean }

/**
 * The page as a screen reader meets it: numbered marks at the places of what is heard, and the list that they belong to.
 * The page stays usable beside it. The marks are for the eye alone: the list says the same.
 */
export function HearPanel({ tree, panel: { words }, onClose }: Props) {
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>("order")
  const [shown, setShown] = useState<ReadonlySet<number>>()
  const [chosen, setChosen] = useState<number>()
  const drawn = useRef<ReturnType<typeof drawMarks>>(undefined)
  const rows = rowsOf(view, tree, words)

  useEffect(() => section.current?.focus(), [])

  const draw = useEffectEvent(() =>
    sheet.current ? drawMarks(sheet.current, rows, section.current, setShown) : undefined,
  )
  useEffect(() => {
    drawn.current = draw()
    return () => drawn.current?.remove()
  }, [view])

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose()
    else moveWithin(section.current, event)
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])

  const counts = {
    order: tree.heard.length,
    headings: tree.heard.filter(isHeading).length,
    silent: tree.silent.length,
  }
  return createPortal(
    <>
      <div ref={sheet} className="hear-marks" aria-hidden="true" />
      <section ref={section} role="dialog" aria-labelledby={title} tabIndex={-1} className="hear-panel">
        <h2 id={title}>{words.title}</h2>
        <button type="button" className="hear-close" onClick={onClose}>
          {words.close}
        </button>
        <p>{words.text}</p>
        <div role="group" aria-labelledby={title} className="hear-views">
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => {
                setView(each)
                setChosen(undefined)
              }}
            >
              {words[each]} <span>{counts[each]}</span>
            </button>
          ))}
        </div>
        <ol role="list" className="hear-list" data-view={view}>
          {rows.map(({ label, role, words: said, level, isUnnamed }, index) => (
            <li key={`${view} ${String(index)}`} data-level={level}>
              <button
                type="button"
                aria-current={index === chosen || undefined}
                data-unplaced={(shown && !shown.has(index)) || undefined}
                onClick={() => {
                  setChosen(index)
                  drawn.current?.choose(index)
                }}
              >
                <span className="hear-number">{label}</span>
                <span>
                  <span className="hear-role">{role}</span>
                  {said && <span> {said}</span>}
                  {isUnnamed && <em> {words.unnamed}</em>}
                  {shown && !shown.has(index) && <small> ({words.unplaced})</small>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>,
    document.body,
  )
}

const isHeading = ({ role }: HeardEntry) => role === "heading"

const placeOf = ({ key, nth = 0 }: Place) => ({ key, nth })

function rowsOf(view: View, { heard, silent }: Loaded["tree"], words: Panel["words"]): Row[] {
  if (view === "silent")
    return silent.map((entry: SilentEntry) => ({
      ...placeOf(entry),
      label: "×",
      role: roleWord(entry.role, words.roles) + (entry.beside ? `, ${words.beside}` : ""),
      words: entry.name,
      level: undefined,
      isUnnamed: false,
    }))
  return heard.flatMap((entry, index) =>
    view === "headings" && !isHeading(entry)
      ? []
      : {
          ...placeOf(entry),
          label: String(index + 1),
          role: spokenRole(entry, words),
          words: entry.name,
          level: view === "headings" ? entry.level : undefined,
          isUnnamed: lacksName(entry),
        },
  )
}

/** The arrow keys move from line to line; Tab does, too. */
function moveWithin(panel: HTMLElement | null, event: globalThis.KeyboardEvent) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const lines = Array.from(panel?.querySelectorAll<HTMLElement>("li button") ?? [])
  const at = lines.findIndex((line) => line === document.activeElement)
  if (way === undefined || at < 0) return
  event.preventDefault()
  lines[at + way]?.focus()
}
