import { graphql } from "gatsby"
import { useState } from "react"
import { BusinessName } from "../../shared/sketch/business-name"
import { Choice } from "../../shared/sketch/choice"
import { type Chosen, sketchOf } from "../../shared/sketch/chosen"
import { useMade } from "../../shared/sketch/use-made"
import { useSketchPicture } from "../../shared/sketch/use-sketch-picture"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sketch-form.module.css"

const fetchPicture = () => import("./sketch-figure").then(({ SketchFigure }) => SketchFigure)

type Props = {
  section: Queries.SketchSectionFragment
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/**
 * An optional part of the contact form: a sketch of the visitor's own front page. It is open if the visitor began one on
 * another page, or before a reload. Its script is fetched when the visitor reaches it. Its fields belong to no form, so only the sketch's
 * words are sent, as a part of the message.
 */
export function SketchForm({ section, chosen, onChoose }: Props) {
  const words = useWords("sketch")
  // It must not close while somebody types.
  const [begun, setBegun] = useState(false)
  if (!begun && chosen.name !== "") setBegun(true)
  const [Picture, load] = useSketchPicture(fetchPicture)
  const sketch = sketchOf(section, chosen)
  const made = useMade(sketch ? JSON.stringify(chosen) : "")
  return (
    <details
      className={styles.details}
      data-needs-script=""
      open={begun || undefined}
      onPointerEnter={load}
      onFocus={load}
      onToggle={load}
    >
      <summary>{section.title}</summary>
      <div className={styles.inside}>
        <p>{section.text}</p>
        <BusinessName chosen={chosen} onChoose={onChoose} className={styles.field} />
        <Choice
          id="trade"
          label={words.trade}
          value={chosen.trade}
          names={section.trades}
          onChange={(trade) => onChoose({ ...chosen, trade })}
        />
        <Choice
          id="mood"
          label={words.mood}
          value={chosen.mood}
          names={section.moods}
          onChange={(mood) => onChoose({ ...chosen, mood })}
        />
        {sketch && Picture === "failed" && <p>{words.failed}</p>}
        {sketch && typeof Picture === "function" && <Picture sketch={sketch} made={made} />}
      </div>
    </details>
  )
}

export const fragment = graphql`
  fragment SketchChoices on SketchSection {
    trades {
      name
      layout
      line
    }
    moods {
      name
      paper
      ink
      accent
    }
  }

  fragment SketchSection on SketchSection {
    title
    text
    ...SketchChoices
  }
`
