import * as styles from "./unpublished-mark.module.css"

/** Says under `npm start` why no build has an entry yet. A build has no such entries, and no such mark in its scripts. */
export function UnpublishedMark({ reason }: { reason: string | null }) {
  if (process.env.NODE_ENV === "production" || reason === null) return null
  return <p className={styles.mark}>Not published: it {reason}</p>
}
