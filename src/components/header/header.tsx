import { type FocusEvent, useEffect, useRef, useState } from "react"
import { useDismiss } from "./use-dismiss"
import { useHydrated } from "../../hooks/use-hydrated"
import { useScrolled } from "./use-scrolled"
import { useSite } from "../../hooks/use-site"
import { Drawing } from "../drawing/drawing"
import { LanguageLink, useOtherLanguages } from "../languages/language-links"
import { PhoneLink } from "../phone-link/phone-link"
import { PageLink } from "../site-link/page-link"
import { MotionSwitch, SchemeSwitch } from "../switches/switches"
import { MenuItem } from "./menu-item"
import { currentOf, menuLinks } from "./menu-entries"
import * as styles from "./header.module.css"

/** The header changes once the page has scrolled more than this, in pixels (requirement R2.8). */
const scrollThreshold = 10

/** Whether the browser opens and closes popovers. Chrome does from 114 on, Safari from 17, Firefox from 125. */
const hasPopovers = () => "popover" in HTMLElement.prototype

/**
 * The header: the logo, and the menu as a disclosure navigation with top-level links
 * (WAI-ARIA APG). On a small screen the menu is a popover, which the browser opens
 * and closes. Where it cannot, this component does. On a large screen the menu is always open in the header.
 * @param props.section the path of the parent page, if the page's own path does not show it.
 */
export function Header({ pathname, section }: { pathname: string; section?: string | undefined }) {
  const { owner, logo, menu, headerAction, states, words, home } = useSite()
  const otherLanguages = useOtherLanguages()
  const scrolled = useScrolled(scrollThreshold)
  const live = useHydrated()
  const [panelOpen, setPanelOpen] = useState(false)
  const [openItem, setOpenItem] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  // The visitor may have opened the menu before the page's scripts loaded.
  useEffect(() => {
    if (hasPopovers()) setPanelOpen(panel.current?.matches(":popover-open") ?? false)
  }, [])

  const close = () => {
    setOpenItem(null)
    if (!panelOpen) return
    if (hasPopovers()) panel.current?.hidePopover()
    else setPanelOpen(false)
  }
  useDismiss(nav, panelOpen && openItem === null && !hasPopovers(), close)

  // The focus must not move to content that an open menu covers (WCAG 2.4.11).
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} onBlur={closeOnLeave}>
      <div className={styles.bar}>
        <PageLink to={home} className={`display ${styles.logo}`} onClick={close}>
          <Drawing drawing={logo} className={styles.mark} />
          <span>{owner.name}</span>
        </PageLink>
        <nav ref={nav} aria-label={words.menu.name} className={styles.nav}>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="main-menu"
            aria-expanded={live ? panelOpen : undefined}
            aria-label={panelOpen ? words.menu.close : words.menu.open}
            onClick={() => hasPopovers() || setPanelOpen(!panelOpen)}
          >
            <span className={styles.bars} />
          </button>
          <div
            ref={panel}
            id="main-menu"
            popover="auto"
            className={styles.panel}
            onToggle={({ newState }) => {
              setPanelOpen(newState === "open")
              // The event fires a task after the change, when a dropdown may already be open.
              if (newState === "closed") setOpenItem(null)
            }}
          >
            <ul className={styles.list} data-live={live || undefined}>
              {[
                ...menuLinks(menu, states).map((link) => (
                  <MenuItem
                    key={link.label}
                    link={link}
                    current={(to) => currentOf(to, pathname, section)}
                    open={openItem === link.label}
                    onOpen={(open) =>
                      setOpenItem((now) => (open ? link.label : now === link.label ? null : now))
                    }
                    onChoose={close}
                  />
                )),
                ...otherLanguages.map((page) => (
                  <li key={`in ${page.language}`} className={styles.item}>
                    <LanguageLink page={page} className={styles.link} />
                  </li>
                )),
              ]}
            </ul>
            {headerAction && (
              <PageLink to={headerAction.to} className={styles.action} onClick={close}>
                {headerAction.label}
              </PageLink>
            )}
          </div>
        </nav>
        <div className={styles.switches}>
          <PhoneLink className={styles.phone}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 3.5h3.5l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5l1.5-2.5 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z" />
            </svg>
          </PhoneLink>
          <MotionSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </header>
  )
}
