import { bringBackPreferences } from "../browser/preferences"

bringBackPreferences()
// `npm start` has no first script to say so (first.ts).
document.documentElement.dataset.scripts = ""
