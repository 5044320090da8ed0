import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import type { PanelWords } from "../../accessibility-tree/accessibility-tree"
import { drawMarks } from "./marks"
import type { Row } from "./rows"

type Props = {
  rows: readonly Row[]
  words: PanelWords
  /** Where the marks are drawn. */
  sheet: RefObject<HTMLElement | null>
  /** What is no part of the page. */
  panel: RefObject<HTMLElement | null>
}

/** A list of what is heard or silent. A line brings its element into view, and frames it. */
export function HearList({ rows, words, sheet, panel }: Props) {
  const [shown, setShown] = useState<ReadonlySet<number>>()
  const [chosen, setChosen] = useState<number>()
  const drawn = useRef<ReturnType<typeof drawMarks>>(undefined)

  const draw = useEffectEvent(() =>
    sheet.current ? drawMarks(sheet.current, rows, panel.current, setShown) : undefined,
  )
  useEffect(() => {
    drawn.current = draw()
    return () => drawn.current?.remove()
  }, [])

  return (
    <ol role="list" className="hear-list">
      {rows.map(({ id, label, role, words: said, level, isUnnamed }, index) => {
        const isUnplaced = shown !== undefined && !shown.has(index)
        return (
          <li key={id} data-level={level}>
            <button
              type="button"
              aria-current={index === chosen || undefined}
              data-unplaced={isUnplaced || undefined}
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
                {isUnplaced && <small> ({words.unplaced})</small>}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
