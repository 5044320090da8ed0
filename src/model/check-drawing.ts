import { readDrawing } from "./drawing/read-drawing"
import type { LineFault } from "./fault"

/**
 * What is wrong with a drawing: it stands in the page's own markup, so it may hold shapes and nothing
 * that acts, fetches or styles.
 * @param svg the text of the drawing's file.
 * @returns its faults by line; where it is no XML at all or too large, that alone.
 */
export const checkDrawing = (svg: string): LineFault[] => readDrawing(svg).faults
