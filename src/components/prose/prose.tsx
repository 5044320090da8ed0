import { useEffect, useRef } from "react"
import { useOwnMarkup } from "../../hooks/use-own-markup"
import * as styles from "./prose.module.css"

/** An entry's body: HTML built from its MDX. Its parts are laid out one by one (startup/set-rest.ts). */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = text
    // Pages without such parts never fetch their script.
    if (current && / data-(?:code|video)=/.test(html))
      void import("./live-parts").then(({ enliven }) => enliven(current))
  }, [html])
  return (
    <div ref={text} className={styles.prose} data-parts="" dangerouslySetInnerHTML={useOwnMarkup(html)} />
  )
}
