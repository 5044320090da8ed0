/** The refusal of a request: the status of the answer, and a reason for people to read. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}
