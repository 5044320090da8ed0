import { hydrateInSteps } from "./src/lib/hydrate"
import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import "./src/styles/print.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"
export { pressAgain as onInitialClientRender } from "./src/lib/hydrate"

/** `npm start` has no markup to take over. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined
