import { useSite } from "../../hooks/use-site"
import { Drawing } from "../drawing/drawing"
import * as styles from "./author-mark.module.css"

/** Stands before an author's name: the owner's face if the owner wrote the article and has a portrait, else the logo. */
export function AuthorMark({ author }: { author: string }) {
  const { owner, logo } = useSite()
  const portrait = author === owner.name ? owner.portrait : null
  return portrait ? (
    <img
      src={portrait.face}
      srcSet={`${portrait.denseFace} 2x`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={styles.face}
    />
  ) : (
    <Drawing drawing={logo} className={styles.logo} />
  )
}
