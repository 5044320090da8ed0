import { type PointerEvent, useEffect, useSyncExternalStore } from "react"
import { followSeam, moveSeam, onSeam, restPosition, restoreSeam, saveSeam, seam } from "../../browser/seam"
import { useHydrated } from "../../hooks/use-hydrated"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./seam-control.module.css"

const atRest = () => restPosition

/** A press anywhere moves the seam there. Safari's own slider moves only when its handle is dragged. */
function follow({ currentTarget, clientX, buttons }: PointerEvent<HTMLInputElement>) {
  const picture = currentTarget.parentElement?.getBoundingClientRect()
  if (!picture || buttons !== 1) return
  const way = document.dir === "rtl" ? picture.right - clientX : clientX - picture.left
  moveSeam((way / picture.width) * 100)
}

/**
 * The control of the seam: a slider over a whole picture, with a handle as large as a thumb. It moves the seam in all
 * pictures. It lies over its positioned parent, and appears with the page's script.
 * @param byPointer true where it is an ornament: the Tab key passes it by.
 * @param rest where the seam rests in that picture, in percent of the width, if not where it does elsewhere.
 */
export function SeamControl({
  byPointer = false,
  rest,
}: {
  byPointer?: boolean
  rest?: number | null | undefined
}) {
  const words = useWords("footer")
  const live = useHydrated()
  const position = useSyncExternalStore(onSeam, seam, atRest)
  useEffect(restoreSeam, [])
  if (!live) return null

  return (
    <>
      <input
        type="range"
        className={styles.slider}
        aria-label={words.seam}
        tabIndex={byPointer ? -1 : undefined}
        aria-valuetext={fillIn(words.drawn, { part: String(position) })}
        value={position}
        onChange={({ currentTarget }) => {
          moveSeam(currentTarget.valueAsNumber)
          saveSeam()
        }}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerUp={saveSeam}
      />
      <span
        ref={followSeam}
        className={styles.rail}
        style={rest ? { "--rest": rest / 100 } : undefined}
        aria-hidden="true"
      >
        <span className={styles.carriage}>
          <svg className={styles.handle} viewBox="0 0 24 24">
            <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
          </svg>
        </span>
      </span>
    </>
  )
}
