import { mkdirSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"

/** Where the provider takes a form (specification §7). */
export const sendFormPath = "/api/v1.0/email/send-form"

const fields = ["name", "email", "number", "message"] as const
const folder = ".outbox"

/** Ids for a site that has none: `npm start` then plays the provider itself, at its own address. */
export function useStandIn() {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY ??= "local"
  process.env.GATSBY_EMAILJS_SERVICE_ID ??= "local"
  process.env.GATSBY_EMAILJS_TEMPLATE_ID ??= "local"
  process.env.GATSBY_EMAILJS_ORIGIN ??= ""
}

/**
 * Plays the e-mail provider while the site is developed: takes the form as the provider
 * does, writes the message to `.outbox/` and prints it. It answers 200, or 400 where a
 * field of the form is missing.
 */
export async function takeMessage(request: IncomingMessage, response: ServerResponse) {
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

/** The text parts of a multipart form. */
export async function partsOf(request: IncomingMessage): Promise<Map<string, string>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const headers = { "content-type": request.headers["content-type"] ?? "" }
  const form = await new Response(Buffer.concat(chunks), { headers }).formData()
  return new Map([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))
}
