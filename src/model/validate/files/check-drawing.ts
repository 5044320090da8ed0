import { readDrawing } from "../../drawings/read-drawing"
import type { LineFault } from "../../errors/fault"

/**
 * Finds the faults of a drawing. It becomes part of the page's markup, so it may hold shapes and nothing
 * that runs, fetches or styles.
 * @param svg the text of the drawing's file.
 * @returns its faults by line; a single fault if it is not XML or too large.
 */
export const checkDrawing = (svg: string): LineFault[] => readDrawing(svg).faults
