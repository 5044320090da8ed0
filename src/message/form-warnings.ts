import { fillIn } from "../text/fill-in"
import { plural } from "../text/numbers/plural"
import type { Words } from "../words/words"
import type { Message } from "./send-message"

type Asked = Pick<Words["contact"], "askEmail" | "askNumber" | "noDigits" | "digits">

/** The fewest digits of a phone number that is dialed from elsewhere. */
const fewestDigits = 7

/**
 * A question for each field with a likely slip. Asked once, a visitor may send it: nobody knows all addresses.
 * @param categories of the numbers in the language of the words.
 */
export function formWarnings(
  { email, number }: Message,
  words: Asked,
  categories: readonly string[],
): Partial<Record<keyof Message, string>> {
  const domain = email.split("@")[1]
  const digits = number.replaceAll(/\P{Nd}/gu, "").length
  return {
    ...(domain !== undefined &&
      !domain.includes(".") && {
        email: fillIn(words.askEmail, { domain }),
      }),
    ...(number !== "" &&
      digits < fewestDigits && {
        number: fillIn(words.askNumber, { digits: inDigits(digits, words, categories) }),
      }),
  }
}

const inDigits = (count: number, words: Asked, categories: readonly string[]) =>
  count === 0 ? words.noDigits : plural(words.digits, count, categories, { count: String(count) })
