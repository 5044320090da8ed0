/** The name of the hand-written page among the measured ones. */
export const floorName = "the floor"
