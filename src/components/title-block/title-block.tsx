import { useEffect, useRef, useState } from "react"
import { useSite } from "../../hooks/use-site"
import { blockFigures, type Figures, uncounted } from "../../title-block/figures"
import { HearLink } from "../hear/hear-link"
import { SiteLink } from "../site-link/site-link"
import { VisitFigures } from "./visit-figures"
import * as styles from "./title-block.module.css"

type Props = {
  /** The page's path; empty for the 404 page. */
  pathname?: string | undefined
  /** The page's figures. They are missing while its HTML is made, and under `npm start`. */
  figures: Figures | undefined
}

/**
 * The title block, as in the corner of a drawing: what the page weighs and how it is made, counted by the build. The
 * visitor's own figures are read from the browser when they are opened.
 */
export function TitleBlock({ pathname = "", figures }: Props) {
  const { owner, footer, hear, blockWords: words } = useSite()
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // The visitor may have opened it before the scripts ran.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <section className={styles.block} aria-label={words.title}>
      <dl>
        {blockFigures.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd data-figure={name} suppressHydrationWarning>
              {figures?.[name] ?? uncounted}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.drawnBy}</dt>
          <dd>{owner.name}</dd>
        </div>
        <div>
          <dt>{words.scale}</dt>
          <dd>1:1</dd>
        </div>
      </dl>
      {process.env.HEAR && hear?.link && <HearLink link={hear.link} pathname={pathname} />}
      <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.visit}</summary>
        {open && <VisitFigures words={words} />}
        <p>{words.counted}</p>
        {footer.block?.more && (
          <p>
            <SiteLink to={footer.block.more.to}>{footer.block.more.label}</SiteLink>
          </p>
        )}
      </details>
    </section>
  )
}
