/** A button or link: its label, its target, and its text for screen readers. */
export type ActionTarget = { label: string; to: string; detail: string }

/** What follows the label: "Source code of Zync" goes on after "Source Code", other words stand after a colon. */
export const wordsAfter = (label: string, detail: string) =>
  detail.toLowerCase().startsWith(label.toLowerCase()) ? detail.slice(label.length) : `: ${detail}`
