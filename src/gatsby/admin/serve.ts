import { readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { readBody } from "../develop/read-body"
import { HttpError } from "../develop/http-error"
import type { Route } from "../develop/own-routes"
import { runAction } from "./backend/actions"
import { editorConfig } from "./config"
import { editorPage } from "./page"
import { currentLanguages } from "./backend/side-by-side"

/** A script file of Decap CMS. The page loads one, which fetches others if a browser needs them. */
const script = /^\/admin\/([\w.-]+\.js)$/

/** In bytes: a picture of 18 MB, which the editor sends as text, and a long article. */
const largestRequest = 25 * 1024 * 1024

/** The editor at /admin/ under `npm start`, and the API that reads and writes content. A build contains neither. */
export const adminRoutes: Route[] = [
  { path: /^\/admin\/?$/, method: "GET", answer: sendPage },
  { path: /^\/admin\//, method: "GET", answer: sendScript },
  {
    path: /^\/api\/v1$/,
    method: "POST",
    takes: /^application\/json(?:; *charset=[\w-]+)?$/i,
    answer: answerEditor,
  },
]

async function sendPage(_: IncomingMessage, response: ServerResponse) {
  // In a frame, another page could trick its visitor into clicking the editor's buttons.
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "frame-ancestors 'none'",
  }
  response.writeHead(200, headers).end(editorPage(editorConfig(currentLanguages())))
}

async function sendScript({ url = "" }: IncomingMessage, response: ServerResponse) {
  const [, name = ""] = script.exec(url) ?? []
  const text = await readFile(path.resolve("node_modules/decap-cms/dist", name)).catch(() => {
    throw new HttpError(404, "The editor has no such file.")
  })
  response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" }).end(text)
}

async function answerEditor(request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request, largestRequest)
  const answer = await runAction(parse(body.toString("utf8")))
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, "This is not JSON.")
  }
}
