import type { ReactNode } from "react"
import { PageLink } from "./page-link"
import { useWords } from "../../hooks/use-words"

type Props = {
  /** A path of this site, or an address of another site. */
  to: string
  className?: string | undefined
  children?: ReactNode
  /** What only screen readers say after the words. */
  detail?: ReactNode
}

/** A link. Links within the site open in the same tab, links to other sites in a new one. */
export function SiteLink({ to, className, children, detail = "" }: Props) {
  const { newTab } = useWords("layout")
  if (to.startsWith("/")) {
    return (
      <PageLink to={to} className={className}>
        {children}
        {detail && <span className="visually-hidden">{detail}</span>}
      </PageLink>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden">
        {typeof detail === "string" ? (
          `${detail} ${newTab}`
        ) : (
          <>
            {detail}
            {` ${newTab}`}
          </>
        )}
      </span>
    </a>
  )
}

/** A link for the pointer alone, without words: for keyboard and screen reader another one leads to the same place. */
export function PointerLink({ to, className }: Pick<Props, "to" | "className">) {
  if (to.startsWith("/")) return <PageLink to={to} className={className} tabIndex={-1} aria-hidden />
  return <a href={to} target="_blank" rel="noopener" className={className} tabIndex={-1} aria-hidden />
}
