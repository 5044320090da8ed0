import { readDrawing } from "../../drawings/read-drawing"
import type { LineIssue } from "../../errors/content-issue"

/**
 * Finds the errors of a drawing. It becomes part of the page's markup, so it may hold shapes and nothing
 * that runs, fetches or styles.
 * @param svg the text of the drawing's file.
 * @returns its errors by line; a single error if it is not XML or too large.
 */
export const checkDrawing = (svg: string): LineIssue[] => readDrawing(svg).issues
