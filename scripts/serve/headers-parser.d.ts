/** The package's own types say that it takes an empty list of files alone. */
declare module "@netlify/headers-parser" {
  export function parseAllHeaders(options: {
    headersFiles: string[]
    netlifyConfigPath: string | undefined
  }): Promise<{ headers: unknown[]; errors: Error[] }>
}
