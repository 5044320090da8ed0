import { hydrateInSteps, pressAgain } from "./src/startup/hydrate"
import { setRest } from "./src/startup/set-rest"
import { count } from "./src/browser/count"
import { endMove } from "./src/browser/navigation/moves"
import { prefetchOnIntent } from "./src/browser/navigation/prefetch"
import { restoreScrollOfMoves } from "./src/browser/navigation/scroll-restoration"
import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/fallback-fonts.css"
import "./src/styles/global.css"
import "./src/styles/type.css"
import "./src/styles/print.css"

export { startMove as onPreRouteUpdate } from "./src/browser/navigation/moves"
export { wrapPageElement } from "./src/components/layout/wrap-page"

// In `npm start` no page has its own early script.
if (process.env.NODE_ENV !== "production") void import("./src/startup/early")

/** `npm start` has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined

/** A site without a counter has no code of it. */
export const onRouteUpdate = process.env.COUNTER ? countMove : endMove

function countMove(update: Parameters<typeof count>[0]) {
  endMove()
  count(update)
}

export function onInitialClientRender() {
  pressAgain()
  prefetchOnIntent()
  restoreScrollOfMoves()
  setRest()
}
