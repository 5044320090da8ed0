import { type Counter, counter } from "./counter"

type Place = { readonly pathname: string }
type Update = { location: Place; prevLocation: Place | null }
type Hit = { path: string; referrer: string }

/**
 * All that is sent. https://www.goatcounter.com/help/pixel https://plausible.io/docs/events-api
 * https://umami.is/docs/api/sending-stats
 */
const requests: Readonly<
  Record<Counter["name"], (to: Counter, hit: Hit) => { address: string; body?: object }>
> = {
  goatcounter: ({ address }, { path, referrer }) => ({
    address: `${address}/count?${new URLSearchParams({ p: path, r: referrer }).toString()}`,
  }),
  plausible: ({ address, id, site }, { path, referrer }) => ({
    address: `${address}/api/event`,
    body: { name: "pageview", domain: id, url: `https://${site}${path}`, referrer },
  }),
  umami: ({ address, id, site }, { path, referrer }) => ({
    address: `${address}/api/send`,
    body: { type: "event", payload: { website: id, hostname: site, url: path, referrer } },
  }),
}

/** For `onRouteUpdate`: counts a visit to a page, unless the visitor asks not to be tracked (DNT, GPC). */
export function sendPageView({ location, prevLocation }: Update) {
  const to = counter()
  if (!to || window.location.host !== to.site || optsOutOfTracking()) return
  if (prevLocation?.pathname === location.pathname) return
  const hit = { path: location.pathname, referrer: prevLocation ? "" : document.referrer }
  const { address, body } = requests[to.name](to, hit)
  // The answer is not needed, so the counter need not allow other origins to read it.
  void fetch(address, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    mode: "no-cors",
    cache: "no-store",
    credentials: "omit",
    keepalive: true,
  }).catch(() => {})
}

const optsOutOfTracking = () =>
  navigator.doNotTrack === "1" ||
  ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
