import * as styles from "./choice.module.css"

type Props = {
  id: string
  label: string
  value: number
  names: readonly { readonly name: string }[]
  onChange: (index: number) => void
}

/** A list to choose one of. Like all fields of a sketch it belongs to no form, so its value is not sent. */
export const Choice = ({ id, label, value, names, onChange }: Props) => (
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
