import { useState } from "react"
import { fillIn } from "../../../text/fill-in"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sheet.module.css"

type Props = {
  /** The estimate's address, as the page shows it. */
  address: string
  /** Returns that address at the time of a press, which may come before the page shows it. */
  addressNow: () => string
}

/** A button that copies the estimate's address, and says whether the browser allowed it. If not, the address is shown. */
export function CopyAddress({ address, addressNow }: Props) {
  const words = useWords("estimate")
  const [copied, setCopied] = useState<{ address: string; done: boolean }>()
  const copy = async () => {
    const asked = addressNow()
    try {
      await navigator.clipboard.writeText(asked)
      setCopied({ address: asked, done: true })
    } catch {
      setCopied({ address: asked, done: false })
    }
  }
  const said = copied?.address === address ? copied : undefined
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status" className={styles.copied}>
        {said && (said.done ? words.copied : fillIn(words.refused, { address }))}
      </p>
    </>
  )
}
