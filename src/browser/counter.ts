export type Counter = {
  name: "goatcounter" | "plausible" | "umami"
  address: string
  /** Its name for the site. GoatCounter's is in the address. */
  id?: string | undefined
  /** The site's own host. Visits to a copy elsewhere, such as `npm run serve`, are not counted. */
  site: string
}

/** Returns the counter; undefined if the site has none. The build fills it in (src/gatsby/bundle/webpack.ts). */
export const counter = (): Counter | undefined =>
  process.env.COUNTER ? JSON.parse(process.env.COUNTER) : undefined
