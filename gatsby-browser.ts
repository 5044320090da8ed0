import { hydrateInSteps, replayClick } from "./src/components/layout/hydrate"
import { renderDeferred } from "./src/startup/render-deferred"
import { sendPageView } from "./src/browser/page-view"
import { keepLocalNotFound } from "./src/browser/navigation/local-not-found"
import { pageLoader } from "./src/browser/navigation/page-loader"
import { endNavigation } from "./src/browser/navigation/navigation"
import { prefetchOnIntent } from "./src/browser/navigation/prefetch"
import { restoreScrollOfMoves } from "./src/browser/navigation/scroll-restoration"
import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import "./src/styles/type.css"
import "./src/styles/print.css"

export { startNavigation as onPreRouteUpdate } from "./src/browser/navigation/navigation"
export { wrapPageElement } from "./src/components/layout/wrap-page"

// In `npm start` no page has its own script loader.
if (process.env.NODE_ENV !== "production") void import("./src/startup/script-loader")

/** `npm start` has no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined

/** A site of one language has one 404 page. */
export const onClientEntry = process.env.LOCAL_NOT_FOUND ? keepNotFound : undefined

async function keepNotFound() {
  const loader = pageLoader()
  if (loader) await keepLocalNotFound((process.env.LOCAL_NOT_FOUND ?? "").split(" "), loader)
}

/** A site without a counter has no code of it. */
export const onRouteUpdate = process.env.COUNTER ? countPageView : endNavigation

function countPageView(update: Parameters<typeof sendPageView>[0]) {
  endNavigation()
  sendPageView(update)
}

export function onInitialClientRender() {
  replayClick()
  prefetchOnIntent()
  restoreScrollOfMoves()
  renderDeferred()
}
