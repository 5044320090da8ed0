/** The package's own types allow only an empty list of files. */
declare module "@netlify/headers-parser" {
  export function parseAllHeaders(options: {
    headersFiles: string[]
    netlifyConfigPath: string | undefined
  }): Promise<{ headers: unknown[]; errors: Error[] }>
}
