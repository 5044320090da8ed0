import type { PointerEvent } from "react"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"

/** The react-spring code. Loaded when a mouse first moves over a card, so never on a touch screen. */
const spring = () => import("./tilt-spring")

const tilts = ({ pointerType }: PointerEvent) => pointerType === "mouse" && !prefersReducedMotion()

/** The tilting card is a child of the hovered element: otherwise it could tilt away from under the mouse. */
const cardIn = (place: HTMLElement) => place.querySelector<HTMLElement>(":scope > *")

/**
 * Props that make a card tilt toward the mouse (requirement R17.6): spread them on the card's
 * parent element. Touch and pen do not tilt it, nor does it tilt for visitors who want no motion.
 */
export const tilt = {
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const card = cardIn(event.currentTarget)
    if (!card || !tilts(event)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const across = (event.clientX - left) / width
    const down = (event.clientY - top) / height
    void spring().then(({ tiltTo }) => tiltTo(card, across, down))
  },
  onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    const card = cardIn(currentTarget)
    if (card && pointerType === "mouse") void spring().then(({ resetTilt }) => resetTilt(card))
  },
}
