/** Marks a style sheet of every page. */
export default function markBase(css: string): string
