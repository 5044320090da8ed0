/** Which files are the owner's, and whose side a file takes that both have changed. */

/** Folders that stay the owner's as they are, with what a newer version adds there left out. */
export const ownFolders = ["content", "static/videos", "static/films"]

/** What `npm run fonts` makes, and the setting that it makes it from. Parts of two versions do not fit together. */
export const fontsFile = "src/styles/fonts.json"
export const fontFiles = [
  fontsFile,
  "static/fonts",
  "src/lettering/fonts",
  "src/startup/font-files.json",
  "src/styles/fallback-fonts.css",
  "src/gatsby/header-width/letters.json",
]

type Side = "ours" | "theirs"

/** Which side is taken where both have changed a file in the same place, and what the owner is told. The first that fits. */
const sides: readonly { matches: RegExp; side: Side; reported: string }[] = [
  {
    matches: new RegExp(`^(?:${fontFiles.join("|")})(?:/|$)`),
    side: "ours",
    reported: "yours stays; npm run fonts makes it anew",
  },
  { matches: /^static\/|^README\.md$|^LICENSE$|^NOTICE\.md$|^\.env/, side: "ours", reported: "yours stays" },
  {
    matches: /^schemas\/|^\.vscode\/settings\.json$|(?:^|\/)model-record\.json$/,
    side: "theirs",
    reported: "theirs, and npm run schemas has written it anew",
  },
  { matches: /^package-lock\.json$/, side: "theirs", reported: "theirs; npm install adds your packages" },
  {
    matches: /^(?:e2e|test)\/|\.test\.tsx?$/,
    side: "theirs",
    reported: "theirs: tests hold for any owner. If one fails, look at the part that it tests",
  },
  { matches: /^docs\/|^[\w-]+\.md$/, side: "theirs", reported: "theirs" },
]

/** Whose side a file takes, if that is no question for its owner. */
export const sideOf = (file: string) => sides.find(({ matches }) => matches.test(file))

export const isOwn = (file: string): boolean => ownFolders.some((folder) => file.startsWith(`${folder}/`))
