import * as styles from "./account-keys.module.css"

/** The width of a key's place, the height of all, and how far its teeth reach. */
const place = 40
const height = 66
const teeth = [
  [5, 8, 3],
  [8, 4, 6],
  [3, 6, 8],
  [6, 8, 5],
  [8, 3, 8],
] as const

/** Bows with their holes: round, square, as a rhombus. All run against the clock, and their holes with it. */
const bows = [
  (x: number) => `M${x} 10a9 9 0 1 0 .1 0zm0 4a4 4 0 1 1-.1 0z`,
  (x: number) => `M${x - 8} 11v17h16v-17zM${x - 3} 16h6v6h-6z`,
  (x: number) => `M${x} 9l-10 10 10 10 10-10zm0 6a4 4 0 1 1-.1 0z`,
] as const

/** The hook that a key hangs on. */
const hook = (index: number) => `M${(index + 0.5) * place} 3v9`

/** The outline of the key with a number, from 0. No two neighbors are the same. */
function outline(index: number): string {
  const x = (index + 0.5) * place
  const [first, second, third] = teeth[index % teeth.length] ?? teeth[0]
  const bow = (bows[index % bows.length] ?? bows[0])(x)
  return `${bow}M${x - 2} 27.5v35.5h4v-3h${first}v-3h-${first}v-2h${second}v-4h-${second}v-2h${third}v-3h-${third}V27.5z`
}

type Props = {
  /** Whether each account is needed: by every site, or by the reader's own. */
  keys: readonly boolean[]
  /** True for the reader's own list. What it does not need leaves an empty hook. */
  own: boolean
}

/** A board with a key for each account. Those of every site are made, those of some are drawn. The list says the same. */
export function AccountKeys({ keys, own }: Props) {
  const drawn = (needed: boolean) =>
    keys.flatMap((each, index) => (each === needed ? outline(index) : [])).join("")
  return (
    <svg className={styles.board} viewBox={`0 0 ${keys.length * place} ${height}`} aria-hidden="true">
      <path
        className={styles.hooks}
        d={`M0 3h${keys.length * place}${keys.map((_, index) => hook(index)).join("")}`}
      />
      <path className={styles.made} d={drawn(true)} />
      {!own && <path className={styles.drawn} d={drawn(false)} />}
    </svg>
  )
}
