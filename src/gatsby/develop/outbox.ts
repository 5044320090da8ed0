import { mkdirSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { readBody } from "./read-body"
import { HttpError } from "./http-error"
import type { Route } from "./own-routes"

/** The path to which the provider's forms are sent (requirement R6.7). */
export const sendFormPath = "/api/v1.0/email/send-form"

const fields = ["name", "email", "number", "message"] as const
const folder = ".outbox"

/** In bytes. Far more than a filled-in form has. */
const largestForm = 1024 * 1024

/** Sets ids if the site has none. `npm start` then stands in for the provider at its own address. */
export function useMockProvider() {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY ??= "local"
  process.env.GATSBY_EMAILJS_SERVICE_ID ??= "local"
  process.env.GATSBY_EMAILJS_TEMPLATE_ID ??= "local"
  process.env.GATSBY_EMAILJS_ORIGIN ??= ""
}

export const outbox: Route = {
  path: /^\/api\/v1\.0\/email\/send-form$/,
  method: "POST",
  takes: /^multipart\/form-data; *boundary=/i,
  answer: receiveMessage,
}

/** Stands in for the e-mail provider: writes the message to `.outbox/`, or answers 400 if a field is missing. */
export async function receiveMessage(request: IncomingMessage, response: ServerResponse) {
  const parts = await partsOf(request)
  const missing = fields.filter((name) => !parts.get(name))
  if (missing.length) {
    response.writeHead(400).end(`The form lacks ${missing.join(", ")}`)
    return
  }
  const message = Object.fromEntries(fields.map((name) => [name, parts.get(name)]))
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${new Date().toISOString().replaceAll(":", "-")}.json`
  writeFileSync(file, `${JSON.stringify(message, null, 2)}\n`)
  console.log(`A message was sent (${file}):`, message)
  response.writeHead(200).end("OK")
}

/** The text parts of a multipart form. Throws HttpError if it is none, or too large. */
export async function partsOf(request: IncomingMessage): Promise<Map<string, string>> {
  const body = await readBody(request, largestForm)
  const headers = { "content-type": request.headers["content-type"] ?? "" }
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new HttpError(400, "This is no whole multipart form.")
  })
  return new Map([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))
}
