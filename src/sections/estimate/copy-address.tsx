import { useState } from "react"
import * as styles from "./sheet.module.css"

/** A button that copies the estimate's address, and says whether the browser allowed it. If not, the address is shown. */
export function CopyAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState<{ address: string; done: boolean }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied({ address, done: true })
    } catch {
      setCopied({ address, done: false })
    }
  }
  const said = copied?.address === address ? copied : undefined
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => void copy()}>
        Copy the address
      </button>
      <p role="status" className={styles.copied}>
        {said && (said.done ? "The address is copied." : `This browser does not allow copying: ${address}`)}
      </p>
    </>
  )
}
