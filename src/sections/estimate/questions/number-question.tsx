import { useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { count } from "../../../estimate/search-params"
import { fillIn } from "../../../text/fill-in"
import * as styles from "./questions.module.css"

type Props = {
  name: string
  question: string
  hint: string | null
  most: number
  value: number
  /** What is said of a number that cannot be answered. */
  sentence: string
  onChange: (value: number) => void
}

/**
 * A question for a whole number from 1 to the most. What is typed stays as it is. If it is no such number, a sentence
 * says so, and for which number the price still is.
 */
export function NumberQuestion({ name, question, hint, most, value, sentence, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // What was typed counts until the answer changes in another way, as by a step back.
  const [typed, setTyped] = useState<{ words: string; value: number }>()
  const words = typed?.value === value ? typed.words : String(value)
  const fault = count(words, most) === undefined
  const change = (next: string) => {
    const number = count(next, most)
    setTyped({ words: next, value: number ?? value })
    if (number !== undefined) onChange(number)
  }

  // A number that cannot be answered, typed before the page's scripts ran. The others are in the address by now.
  const takeOver = useEffectEvent(() => {
    const typedBefore = field.current?.value ?? ""
    if (count(typedBefore, most) === undefined) setTyped({ words: typedBefore, value })
  })
  useLayoutEffect(() => takeOver(), [])

  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean)
  return (
    <div className={styles.number}>
      <label htmlFor={name}>{question}</label>
      <input
        ref={field}
        id={name}
        name={name}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={most}
        value={words}
        aria-invalid={fault || undefined}
        aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {hint && <span id={`${name}-hint`}>{hint}</span>}
      <p role="status" id={`${name}-fault`} className={styles.fault}>
        {fault && fillIn(sentence, { most: String(most), count: String(value) })}
      </p>
    </div>
  )
}
