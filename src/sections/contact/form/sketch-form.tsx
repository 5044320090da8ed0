import { graphql } from "gatsby"
import { type ComponentProps, type ComponentType, useEffect, useState } from "react"
import { prefersReducedMotion } from "../../../browser/prefers-reduced-motion"
import type { Sketch } from "../../../sketch/shapes"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sketch-form.module.css"

type Picture = ComponentType<{ sketch: Sketch; made: boolean }>

/** What the visitor chose: the name of the business, and the places of trade and mood in their lists. */
type Chosen = { name: string; trade: number; mood: number }

export const nothingChosen: Chosen = { name: "", trade: 0, mood: 0 }

/** How long a drawing stays drawn after the last change, in milliseconds. */
const drawn = 700

/** Returns what to sketch; undefined as long as there is no name. */
export function sketchOf(
  section: Queries.SketchSectionFragment | null,
  { name, trade, mood }: Chosen,
): Sketch | undefined {
  const [trades, moods] = [section?.trades[trade], section?.moods[mood]]
  return trades && moods && name.trim() !== "" ? { name: name.trim(), trade: trades, mood: moods } : undefined
}

type Props = {
  section: Queries.SketchSectionFragment
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/**
 * An optional part of the contact form: a sketch of the visitor's own front page. Its script is fetched when the visitor
 * reaches it. Its fields belong to no form, so only the sketch's words are sent, as a part of the message.
 */
export function SketchForm({ section: { title, text, ...section }, chosen, onChoose }: Props) {
  const words = useWords("sketch")
  const [state, setState] = useState<Picture | "failed">()
  const sketch = sketchOf({ title, text, ...section }, chosen)
  const made = useMade(sketch ? JSON.stringify(chosen) : "")
  const load = () => {
    if (typeof state === "function") return
    import("./sketch-picture").then(
      ({ SketchPicture }) => setState(() => SketchPicture),
      () => setState("failed"),
    )
  }
  const Picture = state
  return (
    <details
      className={styles.details}
      data-needs-script=""
      onPointerEnter={load}
      onFocus={load}
      onToggle={load}
    >
      <summary>{title}</summary>
      <div className={styles.inside}>
        <p>{text}</p>
        <p className={styles.field}>
          <label htmlFor="business">{words.business}</label>
          <input
            id="business"
            form="none"
            type="text"
            maxLength={40}
            autoComplete="organization"
            value={chosen.name}
            onChange={({ target }) => onChoose({ ...chosen, name: target.value })}
          />
        </p>
        <Select
          id="trade"
          label={words.trade}
          value={chosen.trade}
          names={section.trades}
          onChange={(trade) => onChoose({ ...chosen, trade })}
        />
        <Select
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

type SelectProps = Pick<ComponentProps<"select">, "id"> & {
  label: string
  value: number
  names: readonly { readonly name: string }[]
  onChange: (index: number) => void
}

function Select({ id, label, value, names, onChange }: SelectProps) {
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} form="none" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {names.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Whether a drawing has its colors: some time after its last change, or at once for visitors who want no motion. */
function useMade(drawing: string): boolean {
  const [made, setMade] = useState("")
  useEffect(() => {
    if (drawing === "") return undefined
    const timer = setTimeout(() => setMade(drawing), prefersReducedMotion() ? 0 : drawn)
    return () => clearTimeout(timer)
  }, [drawing])
  return made === drawing
}

export const fragment = graphql`
  fragment SketchSection on SketchSection {
    title
    text
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
`
