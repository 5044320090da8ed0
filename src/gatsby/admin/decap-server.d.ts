declare module "decap-server/dist/middlewares" {
  /** Adds `POST /api/v1`, which reads and writes the files below the working directory, to an Express app. */
  export function registerLocalFs(app: unknown, options?: { logLevel?: string }): Promise<void>
}
