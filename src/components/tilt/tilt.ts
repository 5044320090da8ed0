import type { PointerEvent } from "react"
import { isStill } from "../../hooks/use-still"

/** What react-spring does; fetched when a mouse first meets a card, so never on a touch screen. */
const spring = () => import("./tilt-spring")

const tilts = ({ pointerType }: PointerEvent) => pointerType === "mouse" && !isStill()

/**
 * Lets a card lean toward the mouse (specification §9): spread these over the element.
 * A finger, a pen and those who want no motion leave it at rest.
 */
export const tilt = {
  onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!tilts(event)) return
    const card = event.currentTarget
    const { left, top, width, height } = card.getBoundingClientRect()
    const across = (event.clientX - left) / width
    const down = (event.clientY - top) / height
    void spring().then(({ leanTo }) => leanTo(card, across, down))
  },
  onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType === "mouse") void spring().then(({ rest }) => rest(currentTarget))
  },
}
