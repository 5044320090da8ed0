export const floorName = "the floor"
