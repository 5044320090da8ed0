/** The CSS perspective of a card, in pixels (requirement R17.6). */
export const perspective = 1000

/** The largest tilt around each axis, in degrees (requirement R17.6). */
export const maxTilt = 20

/** How long a card takes to tilt or return, in milliseconds (requirement R17.6). */
export const settleTime = 400

const within = (share: number) => Math.min(1, Math.max(0, share))

/**
 * Returns a card's tilt around each axis in degrees, for the pointer's position on it:
 * 0 in its middle, `maxTilt` at its edges.
 * @param across from 0 at the left edge to 1 at the right one.
 * @param down from 0 at the top edge to 1 at the bottom.
 */
export function tiltAngle(across: number, down: number): { x: number; y: number } {
  return { x: (0.5 - within(down)) * 2 * maxTilt, y: (within(across) - 0.5) * 2 * maxTilt }
}
