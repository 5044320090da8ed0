export type Span = { readonly low: number; readonly high: number }

/** What a line costs, and its words; `{count}` stands for how many. */
type LineRule = Span & { readonly label: string }

export type Plan = { readonly name: string; readonly price: number; readonly pages: number | null }

export type Option = {
  readonly key: string
  readonly label: string
  /** The smallest plan that has it. */
  readonly plan: string | null
  readonly line: LineRule | null
  readonly days: number | null
  readonly within: number | null
  readonly included: readonly string[] | null
  readonly excluded: readonly string[] | null
}

type Choice = { readonly key: string; readonly question: string; readonly options: readonly Option[] }

/** The rules of an estimate: the plans, cheapest first, and `content/pages/estimate.json`. */
export type Rules = {
  readonly plans: readonly Plan[]
  readonly pages: { readonly usual: number; readonly most: number; readonly line: LineRule }
  readonly languages: { readonly most: number; readonly line: LineRule; readonly days: number }
  readonly choices: readonly Choice[]
  readonly timing: {
    readonly start: number
    readonly basic: Span
    readonly complex: Span
    readonly page: number
    readonly margin: number
  }
  readonly excluded: readonly string[]
  /** The part of the price that is due at first, in percent, if there is one. */
  readonly deposit: number | null
}

/** What is asked, without what follows from the answers. */
export type Asked = {
  readonly pages: Pick<Rules["pages"], "usual" | "most">
  readonly languages: Pick<Rules["languages"], "most">
  readonly choices: readonly { readonly key: string; readonly options: readonly { readonly key: string }[] }[]
}

/** A client's answers: two numbers, and the key of the option picked for each choice. */
export type Answers = {
  readonly pages: number
  readonly languages: number
  readonly picks: Readonly<Record<string, string>>
}

/** The answers before the client has given any. */
export const defaultAnswers = ({ pages, choices }: Asked): Answers => ({
  pages: pages.usual,
  languages: 1,
  picks: Object.fromEntries(choices.map(({ key, options }) => [key, options[0]?.key ?? ""])),
})

/** The option picked for each choice, in the order of the questions. */
export const pickedOptions = ({ choices }: Rules, { picks }: Answers): Option[] =>
  choices.flatMap(({ key, options }) => options.find((option) => option.key === picks[key]) ?? [])
