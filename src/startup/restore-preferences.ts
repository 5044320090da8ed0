import { restorePreferences } from "../browser/preferences"

restorePreferences()
// `npm start` has no first script to say so (head-script.ts).
document.documentElement.dataset.scripts = ""
