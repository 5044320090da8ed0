import browserslist from "browserslist"
import { type Targets, browserslistToTargets } from "lightningcss"

/** The oldest browsers that the site supports (`browserslist` in package.json), for lightningcss. */
export const lightningTargets = (): Targets => browserslistToTargets(browserslist())

/** The same for esbuild, such as `ios16.4`. lightningcss has a version's major part from bit 16 on, its minor from bit 8. */
export const esbuildTarget = () =>
  Object.entries(lightningTargets()).map(
    ([name, version]) => `${name.replace("ios_saf", "ios")}${version >> 16}.${(version >> 8) & 0xff}`,
  )
