import { Controller, easings } from "@react-spring/web"
import { tiltAngle, perspective, settleTime } from "./tilt-angle"

type TiltAngle = { x: number; y: number }

/** The spring of each card that was hovered. A weak map, so that removed cards free theirs. */
const controllers = new WeakMap<HTMLElement, Controller<TiltAngle>>()

function controllerOf(card: HTMLElement): Controller<TiltAngle> {
  const known = controllers.get(card)
  if (known) return known
  const controller = new Controller<TiltAngle>({
    x: 0,
    y: 0,
    config: { duration: settleTime, easing: easings.easeOutCubic },
    onChange: ({ value: { x, y } }) => {
      const level = x === 0 && y === 0
      card.style.transform = level ? "" : `perspective(${perspective}px) rotateX(${x}deg) rotateY(${y}deg)`
    },
  })
  controllers.set(card, controller)
  return controller
}

/** Tilts a card toward a point on it, given as shares of its width and height from 0 to 1. */
export function tiltTo(card: HTMLElement, across: number, down: number) {
  void controllerOf(card).start(tiltAngle(across, down))
}

/** Returns a card to its flat position. */
export function resetTilt(card: HTMLElement) {
  void controllerOf(card).start({ x: 0, y: 0 })
}
