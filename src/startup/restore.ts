import { bringBackPreferences } from "../browser/preferences"

bringBackPreferences()
