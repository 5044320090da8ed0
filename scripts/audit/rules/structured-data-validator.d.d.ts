declare module "@adobe/structured-data-validator" {
  type Issue = {
    issueMessage: string
    severity: "ERROR" | "WARNING"
    path: readonly { type?: string; property?: string }[]
  }

  export default class Validator {
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
