/** The sentences of the estimate that an owner need not write. `content/pages/estimate.json` may have others. */
export const defaultSentences = {
  deposit: "Deposit, {percent} percent",
  depends: "This date holds if I have your deposit and your material by {day}.",
  until: "{days}, until {day}",
  beyond: "{count} pages: {limit} in the plan, {beyond} on top",
  unlimited: "{count} pages",
  number: "Give a whole number from 1 to {most}. The price is still for {count}.",
  unknown: "A part of the address is no answer to these questions, and the price is without it: {parts}.",
  expired:
    "This estimate of {dated} has expired: it held until {until}. Its prices are today's. Change an answer, and it is dated today.",
  extras: "What comes on top, if you want it",
} as const

export type Sentences = Readonly<Record<keyof typeof defaultSentences, string>>
