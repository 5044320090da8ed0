import { hydrateInSteps, pressAgain } from "./src/startup/hydrate"
import { prefetchOnIntent } from "./src/browser/prefetch"
import { restoreScrollOfMoves } from "./src/browser/scroll-restoration"
import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/fallback-fonts.css"
import "./src/styles/global.css"
import "./src/styles/type.css"
import "./src/styles/print.css"

export { endMove as onRouteUpdate, startMove as onPreRouteUpdate } from "./src/browser/moves"
export { wrapPageElement } from "./src/components/layout/wrap-page"

// In `npm start` no page has its own early script.
if (process.env.NODE_ENV !== "production") void import("./src/startup/early")

/** `npm start` has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined

export function onInitialClientRender() {
  pressAgain()
  prefetchOnIntent()
  restoreScrollOfMoves()
}
