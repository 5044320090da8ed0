import { useEffect, useState } from "react"
import { onPaint, type Paint, transferredBytes } from "../../browser/visit"
import type { Words } from "../../words/words"

type Props = {
  words: Pick<Words["titleBlock"], "paint" | "firstPaint" | "untold" | "received" | "kept" | "meaning">
}

/** What the visitor's own browser measured: its largest paint, and the bytes it received. It asks for nothing. */
export function VisitFigures({ words }: Props) {
  const [paint, setPaint] = useState<Paint>()
  const [bytes] = useState(transferredBytes)
  useEffect(() => onPaint(setPaint), [])
  return (
    <>
      <dl>
        <div>
          <dt>{paint?.largest === false ? words.firstPaint : words.paint}</dt>
          <dd>{paint ? `${Math.round(paint.time)} ms` : words.untold}</dd>
        </div>
        <div>
          <dt>{words.received}</dt>
          <dd>{bytes ? `${Math.ceil(bytes / 1000)} kB` : words.kept}</dd>
        </div>
      </dl>
      <p>{words.meaning}</p>
    </>
  )
}
