import { useWords } from "../../../hooks/use-words"
import type { Chosen } from "./chosen"

type Props = { chosen: Chosen; onChoose: (chosen: Chosen) => void; className: string | undefined }

/** The field for the name of a business. Like all fields of a sketch it belongs to no form, so its value is not sent. */
export function BusinessName({ chosen, onChoose, className }: Props) {
  const words = useWords("sketch")
  return (
    <p className={className}>
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
  )
}
