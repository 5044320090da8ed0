import type { Message } from "./send-message"

/** The fewest digits of a phone number that is dialed from elsewhere. */
const fewestDigits = 7

/** A question for each field with a likely slip. Asked once, a visitor may send it: nobody knows all addresses. */
export function formWarnings({ email, number }: Message): Partial<Record<keyof Message, string>> {
  const domain = email.split("@")[1]
  const digits = number.replaceAll(/\P{Nd}/gu, "").length
  return {
    ...(domain !== undefined &&
      !domain.includes(".") && {
        email: `Is this your whole address? Most go on after “${domain}”, as in ${domain}.com. If it is right, send it as it is.`,
      }),
    ...(number !== "" &&
      digits < fewestDigits && {
        number: `Can I reach you at this number? It has ${inDigits(digits)}. If it is right, send it as it is.`,
      }),
  }
}

const inDigits = (count: number) =>
  count === 0 ? "no digits" : count === 1 ? "one digit" : `${count} digits`
