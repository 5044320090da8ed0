import { useEffect, useRef } from "react"
import { useOwnMarkup } from "../../hooks/use-own-markup"
import * as styles from "./prose.module.css"
import * as widths from "./two-widths.module.css"

type Props = {
  html: string
  /** True beside a table of contents, where headings and pictures go beyond the text (two-widths.module.css). */
  long?: boolean
}

/** An entry's body: HTML built from its MDX. Its parts are laid out one by one (startup/set-rest.ts). */
export function Prose({ html, long = false }: Props) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = text
    // Pages without such parts never fetch their script.
    if (current && / data-(?:code|video)=/.test(html))
      void import("./live-parts").then(({ enliven }) => enliven(current))
  }, [html])
  return (
    <div
      ref={text}
      className={long ? `${styles.prose} ${widths.text}` : styles.prose}
      data-parts=""
      dangerouslySetInnerHTML={useOwnMarkup(html)}
    />
  )
}
