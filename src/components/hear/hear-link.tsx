import { type KeyboardEvent, type MouseEvent, useState } from "react"
import { panelFile, treeFile } from "../../accessibility-tree/accessibility-tree"
import { withPrefix } from "../../browser/path-prefix"
import { useHydrated } from "../../hooks/use-hydrated"
import { useSite } from "../../hooks/use-site"
import { PageLink } from "../site-link/page-link"
import type { HearPanel } from "./hear-panel"
import type { Loaded } from "./load-panel"

type Props = {
  link: { readonly label: string; readonly to: string }
  /** The page's path; empty for the 404 page. */
  pathname: string
}

type Shown = Loaded & { Panel: typeof HearPanel; opener: HTMLElement }

/**
 * "Hear this page": a press shows the page as a screen reader meets it, from what is fetched then and not before. Without
 * script, or if nothing can be fetched, the link leads to what explains it.
 */
export function HearLink({ link: { label, to }, pathname }: Props) {
  const { home, language } = useSite()
  const live = useHydrated()
  const [shown, setShown] = useState<Shown>()

  const open = async (opener: HTMLElement) => {
    try {
      const { HearPanel: Panel, loadPanel } = await import("./hear-panel")
      const [tree, panel] = [treeFile(pathname || `${home}404/`), panelFile(language)]
      setShown({ ...(await loadPanel(withPrefix(`/${tree}`), withPrefix(`/${panel}`))), Panel, opener })
    } catch {
      if (opener.isConnected) window.location.assign(withPrefix(to))
    }
  }
  const close = () => {
    shown?.opener.focus()
    setShown(undefined)
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    // With a modifier key, the visitor wants what explains it beside this page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (shown) close()
    else void open(event.currentTarget)
  }
  // With the script it is a button, which the space bar presses, too.
  const button = {
    role: "button",
    "aria-expanded": shown !== undefined,
    onClick: press,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== " ") return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
  return (
    <>
      <PageLink to={to} {...(live && button)}>
        {label}
      </PageLink>
      {shown && <shown.Panel tree={shown.tree} panel={shown.panel} onClose={close} />}
    </>
  )
}
