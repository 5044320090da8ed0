import type { IncomingMessage } from "node:http"
import { websocketManager } from "gatsby/dist/utils/websocket-manager"
import { refuseCrossOrigin } from "./same-origin"

/**
 * Refuses connections of other sites to the socket by which Gatsby sends the data of pages, drafts too, to the pages of
 * `npm start`. Gatsby opens it to every origin, and it does not pass the routes that own-routes.ts guards.
 */
export function guardSocket() {
  const { init } = websocketManager
  websocketManager.init = (options) => {
    const socket = init(options)
    socket.engine.opts.allowRequest = allow
    return socket
  }
}

/** Answers engine.io whether the socket may take a request. */
function allow(request: IncomingMessage, answer: (reason: string | undefined, isAllowed: boolean) => void) {
  try {
    refuseCrossOrigin(request)
    answer(undefined, true)
  } catch (error) {
    answer(error instanceof Error ? error.message : String(error), false)
  }
}
