declare module "@adobe/structured-data-validator" {
  type Issue = {
    issueMessage: string
    severity: "ERROR" | "WARNING"
    /** The way to the value: the kind of node it is in, and the properties below. */
    path: readonly { type?: string; property?: string }[]
  }

  /** What of the validator the audit calls; the package has no types. */
  export default class Validator {
    /** @param found every node of a page, by its type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
