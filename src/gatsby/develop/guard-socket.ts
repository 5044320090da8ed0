import type { IncomingMessage } from "node:http"
import { websocketManager } from "gatsby/dist/utils/websocket-manager"
import { refuseCrossOrigin } from "./same-origin"

/** Refuses other sites at Gatsby's socket, which sends page data, drafts too, to every origin (own-routes.ts). */
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
