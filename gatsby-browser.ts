import "./src/styles/reset.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import "./src/styles/print.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"
export { pressAgain as onInitialClientRender } from "./src/lib/late-scripts"
