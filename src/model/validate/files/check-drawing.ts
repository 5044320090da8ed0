import { readDrawing } from "../../drawings/read-drawing"
import type { LineIssue } from "../../errors/content-issue"

/** A drawing's errors by line. As part of a page, it may hold shapes, and nothing that runs, fetches or styles. */
export const checkDrawing = (svg: string): LineIssue[] => readDrawing(svg).issues
