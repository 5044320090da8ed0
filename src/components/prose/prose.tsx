import { useEffect, useRef } from "react"
import { useTrustedHtml } from "../../hooks/use-trusted-html"
import * as styles from "./prose.module.css"
import { useWords } from "../../hooks/use-words"
import * as widths from "./two-widths.module.css"

type Props = {
  html: string
  /** True beside a table of contents, where headings and pictures go beyond the text (two-widths.module.css). */
  long?: boolean
}

/** An entry's body: HTML built from its MDX. Its parts are laid out one by one (startup/render-deferred.ts). */
export function Prose({ html, long = false }: Props) {
  const words = useWords("code")
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = text
    // Pages without such parts never fetch their script.
    if (current && / data-(?:code|video)=/.test(html))
      void import("./enhance-prose").then(({ enhanceProse: enliven }) => enliven(current, words))
  }, [html, words])
  return (
    <div
      ref={text}
      className={long ? `${styles.prose} ${widths.text}` : styles.prose}
      data-parts="8"
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  )
}
