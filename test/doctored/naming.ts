import type { Failure, Fault } from "./fault"

/** Whether a failure names a fault: its page or file, and what is wrong there. A failure for another reason does not. */
export const names = ({ title, message }: Failure, { named }: Fault) =>
  named.every((pattern) => pattern.test(`${title}\n${message}`))

/** The failures that name a fault, the first of each step. */
export function namesOf(fault: Fault, failures: readonly Failure[]): Failure[] {
  const found = failures.filter((failure) => names(failure, fault))
  return found.filter(({ step }, index) => found.findIndex((other) => other.step === step) === index)
}
