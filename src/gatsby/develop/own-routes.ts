import type { IncomingMessage, ServerResponse } from "node:http"
import { expectLoopback, expectSameOrigin, refuseCrossOrigin } from "./same-origin"
import { HttpError } from "./http-error"

type Handle = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void

/** The part of an Express app that is used here. Gatsby does not type the app it passes. */
export type App = { handle: Handle }

/** A route of the development server that is only for its own pages. */
export type Route = {
  path: RegExp
  method: "GET" | "POST"
  takes?: RegExp
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * Adds routes in front of Gatsby's, and refuses the rest to other origins: Gatsby lets every origin read everything,
 * and `developMiddleware` comes after that.
 */
export function addOwnRoutes(app: App, routes: readonly Route[]) {
  const handle = app.handle.bind(app)
  app.handle = (request, response, next) => {
    const [pathname = ""] = (request.url ?? "").split("?")
    const route = routes.find(({ path }) => path.test(pathname))
    if (route) void respond(route, request, response)
    else passOn(request, response, () => handle(request, response, next))
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, pass: () => void) {
  try {
    refuseCrossOrigin(request)
  } catch (error) {
    return refuse(request, response, error)
  }
  pass()
}

/** Answers a request by its route. An error becomes the answer. */
async function respond(route: Route, request: IncomingMessage, response: ServerResponse) {
  try {
    expectLoopback(request)
    expectMethod(route, request)
    if (route.method === "POST") expectSameOrigin(request)
    expectType(route, request)
    response.setHeader("X-Content-Type-Options", "nosniff")
    await route.answer(request, response)
  } catch (error) {
    refuse(request, response, error)
  }
}

function expectMethod({ method }: Route, request: IncomingMessage) {
  if (request.method === method || (method === "GET" && request.method === "HEAD")) return
  throw new HttpError(405, `This accepts only ${method} requests.`)
}

function expectType({ takes }: Route, { headers }: IncomingMessage) {
  if (takes && !takes.test(headers["content-type"] ?? "")) {
    throw new HttpError(415, "This content type is not accepted here.")
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
  // The sender aborted, or already has part of the answer.
  if (request.errored || response.headersSent) {
    response.destroy()
    return
  }
  if (!(error instanceof HttpError)) console.error(error)
  const { status, message } =
    error instanceof HttpError
      ? error
      : new HttpError(500, "This failed. The terminal of npm start shows why.")
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ error: message }))
}
