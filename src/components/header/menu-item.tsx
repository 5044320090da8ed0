import { type FocusEvent, type PointerEvent, useId, useRef } from "react"
import { useDismiss } from "./use-dismiss"
import { PageLink } from "../site-link/page-link"
import type { Current, MenuLink } from "./menu-entries"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./header.module.css"

type Props = {
  link: MenuLink
  /** Returns a link's `aria-current`: whether it is the current page or its parent. */
  current: (to: string) => Current
  /** Whether its dropdown is open; the header keeps at most one open. */
  open: boolean
  onOpen: (open: boolean) => void
  /** Called when a link is followed. */
  onChoose: () => void
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse"
/** Whether the menu is a row. The build finds the width from which it is (src/gatsby/header-width/). */
const isDropdown = () => window.matchMedia(`(min-width: ${process.env.MENU_WIDTH ?? "64rem"})`).matches

/** An entry of the header's menu: a link, and a button for its dropdown if it has one. */
export function MenuItem({ link: { label, to, entries }, current, open, onOpen, onChoose }: Props) {
  const words = useWords("menu")
  const submenuId = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const openedByHover = useRef(false)
  useDismiss(item, open, (byEscape) => {
    // In a small screen's menu the list that closes would move the entry that is being pressed.
    if (!byEscape && !isDropdown()) return
    onOpen(false)
    if (byEscape && item.current?.contains(document.activeElement)) button.current?.focus()
  })

  if (entries.length === 0) {
    return (
      <li className={styles.item}>
        <PageLink to={to} className={styles.link} aria-current={current(to)} onClick={onChoose}>
          {label}
        </PageLink>
      </li>
    )
  }

  const hover = (event: PointerEvent) => {
    if (!isMouse(event) || !isDropdown()) return
    openedByHover.current = !open
    onOpen(true)
  }
  // Hovering has already opened the dropdown, so the first click keeps it open.
  const press = () => {
    onOpen(!open || openedByHover.current)
    openedByHover.current = false
  }
  const within = entries.some((entry) => current(entry.to)) ? "true" : undefined
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isDropdown() && !currentTarget.contains(relatedTarget)) onOpen(false)
  }

  return (
    <li
      ref={item}
      className={styles.item}
      data-open={open || undefined}
      onPointerEnter={hover}
      onPointerLeave={(event) => isMouse(event) && isDropdown() && onOpen(false)}
      onBlur={closeOnLeave}
    >
      <PageLink to={to} className={styles.link} aria-current={current(to) ?? within} onClick={onChoose}>
        {label}
      </PageLink>
      <button
        ref={button}
        type="button"
        className={styles.disclosure}
        aria-expanded={open}
        aria-controls={submenuId}
        aria-label={fillIn(words.submenu, { label })}
        onClick={press}
      />
      <ul id={submenuId} className={styles.submenu}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <PageLink
              to={entry.to}
              className={styles.link}
              aria-current={current(entry.to)}
              onClick={onChoose}
            >
              {entry.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
