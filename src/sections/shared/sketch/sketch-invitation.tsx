import { graphql } from "gatsby"
import { useEffect, useRef } from "react"
import { ActionLink } from "../../../components/action-link/action-link"
import { useNearViewport } from "../../../hooks/use-near-viewport"
import { useWords } from "../../../hooks/use-words"
import { BusinessName } from "./business-name"
import { Choice } from "./choice"
import { choose, sketchOf, useChosen } from "./chosen"
import { useMade } from "./use-made"
import { useSketchPicture } from "./use-sketch-picture"
import * as styles from "./sketch-invitation.module.css"

type Props = {
  section: Queries.SketchInvitationFragment | null
  /** The sorts of business and the colors to choose from: those of the contact form. */
  choices: Queries.SketchChoicesFragment | null | undefined
}

const fetchPicture = () => import("./sketch-picture").then(({ SketchPicture }) => SketchPicture)

/**
 * A field for the name of a business, and a front page that turns from drawn to made when one is typed. The picture's
 * script comes when the section is near. The button leads to the contact form, where the sketch goes along. Without
 * scripts there are the words and the button. Renders nothing without words or choices.
 */
export function SketchInvitation({ section, choices }: Props) {
  const place = useRef<HTMLElement>(null)
  const near = useNearViewport(place)
  if (!section || !choices) return null
  return (
    <section ref={place} className={`columns ${styles.section}`}>
      <div className={styles.words}>
        <h2 className="title-m">{section.title}</h2>
        <p className="lead">{section.text}</p>
        <div className={styles.fields} data-needs-script="">
          {near && <Fields trades={choices.trades} />}
        </div>
        {section.action && (
          <p>
            <ActionLink plain action={section.action} />
          </p>
        )}
      </div>
      <div className={styles.front} data-needs-script="">
        {near && <Front example={section.example} choices={choices} />}
      </div>
    </section>
  )
}

function Fields({ trades }: Pick<Queries.SketchChoicesFragment, "trades">) {
  const words = useWords("sketch")
  const chosen = useChosen()
  return (
    <>
      <BusinessName chosen={chosen} onChoose={choose} className={styles.name} />
      <Choice
        id="trade"
        label={words.trade}
        value={chosen.trade}
        names={trades}
        onChange={(trade) => choose({ ...chosen, trade })}
      />
    </>
  )
}

function Front({ example, choices }: { example: string; choices: Queries.SketchChoicesFragment }) {
  const chosen = useChosen()
  const [Picture, load] = useSketchPicture(fetchPicture)
  const made = useMade(sketchOf(choices, chosen) ? JSON.stringify(chosen) : "")
  const sketch = sketchOf(choices, { ...chosen, name: chosen.name.trim() || example })
  const words = useWords("sketch")
  useEffect(load, [load])
  if (Picture === "failed") return <p>{words.failed}</p>
  return sketch && typeof Picture === "function" && <Picture sketch={sketch} made={made} />
}

export const fragment = graphql`
  fragment SketchInvitation on SketchInvitation {
    title
    text
    example
    action {
      ...Action
    }
  }
`
