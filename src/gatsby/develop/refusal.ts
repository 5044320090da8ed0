/** Why a request is refused: the status of the answer, and the reason for the person who meets it. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}
