import { fillIn } from "../fill-in"

/** The forms of a word by the categories of its language's plural rules. */
type Forms = { readonly [category: string]: string | null | undefined } & { readonly other: string }

/**
 * The form of a word for a number, without `Intl`, which takes its time to start on a slow phone.
 * @param categories of the numbers from zero on (src/words/plural-categories.ts); the last holds for all further ones.
 * @param values what the tokens of the word stand for.
 */
export function plural(
  forms: Forms,
  count: number,
  categories: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  // Rules look at the last two digits.
  const number = count < 200 ? count : 100 + (count % 100)
  const category = categories[Math.min(number, categories.length - 1)] ?? "other"
  return fillIn(forms[category] ?? forms.other, values)
}
