import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createRequire } from "node:module"
import path from "node:path"
import { z } from "zod"
import { kindOf } from "../../model/kinds"
import { editorConfig } from "./config"
import { keepForm } from "./keep-form"
import { editorPage } from "./page"

type Next = (error?: unknown) => void
type Request = IncomingMessage & { params: Record<string, string> }
type Response = ServerResponse & { sendFile: (file: string) => void }
type Handler = (request: Request, response: Response, next: Next) => void

/** What of an Express app is used here; Gatsby does not say what it hands over. */
export type App = {
  get: (path: string, handler: Handler) => void
  post: (path: string, handler: Handler) => void
}

/**
 * Serves the editor at /admin/ while the site is developed: Decap CMS from its package, and its
 * proxy, which writes the content's files. A build never calls this, so nothing of it is published.
 */
export async function serveAdmin(app: App): Promise<void> {
  // Gatsby compiles this file, and its compiler leaves nothing of `require.resolve`.
  const folder = path.dirname(createRequire(path.resolve("package.json")).resolve("decap-cms/package.json"))
  app.get("/admin", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(page()))
  app.get("/admin/:file", ({ params }, response) =>
    response.sendFile(path.join(folder, "dist", path.basename(params["file"] ?? ""))),
  )
  app.post("/api/v1", (request, _, next) => void keepForms(request).then(() => next(), next))
  const { registerLocalFs } = await import("decap-server/dist/middlewares")
  await registerLocalFs(app, { logLevel: "warn" })
}

const page = () => editorPage(editorConfig())

const dataFile = z.looseObject({ path: z.string(), raw: z.string() })
const persistEntry = z.looseObject({
  action: z.literal("persistEntry"),
  params: z.looseObject({ dataFiles: z.array(dataFile) }),
})

/** Reads a request of the editor; what it wants written is given the form of the file that is there. */
async function keepForms(request: Request) {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const isJson = request.headers["content-type"]?.startsWith("application/json") ?? false
  const body: unknown = isJson ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : {}
  const persist = persistEntry.safeParse(body)
  if (persist.success) {
    const files = persist.data.params.dataFiles
    persist.data.params.dataFiles = await Promise.all(
      files.map(async (file) => ({ ...file, raw: await formOf(file.path, file.raw) })),
    )
  }
  // The proxy's own parser sees by `_body` that the body was read.
  Object.assign(request, { body: persist.success ? persist.data : body, _body: true })
}

/** What is written in place of what the editor would write. */
async function formOf(file: string, raw: string): Promise<string> {
  const { kind } = kindOf(file.replace(/^content\//, "")) ?? {}
  if (!kind || !existsSync(file)) return raw
  const { format, resolveConfig } = await import("prettier")
  const kept = keepForm(kind.schema, readFileSync(file, "utf8"), raw, kind.hasBody)
  return format(kept, { ...(await resolveConfig(file)), filepath: file })
}
