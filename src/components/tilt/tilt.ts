import type { PointerEvent } from "react"
import { isStill } from "../../hooks/use-still"

/** What react-spring does; fetched when a mouse first meets a card, so never on a touch screen. */
const spring = () => import("./tilt-spring")

const tilts = ({ pointerType }: PointerEvent) => pointerType === "mouse" && !isStill()

/** What leans is inside what is pointed at: a card that leant away from the mouse by itself would lose it. */
const cardIn = (place: HTMLElement) => place.querySelector<HTMLElement>(":scope > *")

/**
 * Lets a card lean toward the mouse (requirement R17.6): spread these over the place that
 * holds it. A finger, a pen and those who want no motion leave it at rest.
 */
export const tilt = {
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const card = cardIn(event.currentTarget)
    if (!card || !tilts(event)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const across = (event.clientX - left) / width
    const down = (event.clientY - top) / height
    void spring().then(({ leanTo }) => leanTo(card, across, down))
  },
  onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    const card = cardIn(currentTarget)
    if (card && pointerType === "mouse") void spring().then(({ rest }) => rest(card))
  },
}
