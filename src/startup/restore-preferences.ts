import { restorePreferences } from "../browser/preferences"

restorePreferences()
// `npm start` has no head script to say so (head-script.ts).
document.documentElement.dataset.scripts = ""
