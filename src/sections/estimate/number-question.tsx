import { useState } from "react"
import * as styles from "./questions.module.css"

type Props = {
  name: string
  question: string
  hint: string | null
  most: number
  value: number
  onChange: (value: number) => void
}

/** A question for a number from 1 to the most. What is typed stays as it is until the visitor leaves the field. */
export function NumberQuestion({ name, question, hint, most, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const change = (words: string) => {
    setTyped(words)
    const number = Math.round(Number(words))
    if (words !== "" && number >= 1) onChange(Math.min(number, most))
  }
  return (
    <p className={styles.number}>
      <label htmlFor={name}>{question}</label>
      <input
        id={name}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={typed ?? value}
        aria-describedby={hint ? `${name}-hint` : undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {hint && <span id={`${name}-hint`}>{hint}</span>}
    </p>
  )
}
