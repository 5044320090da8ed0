import { counter } from "../../browser/counter"

const names = { goatcounter: "GoatCounter", plausible: "Plausible", umami: "Umami" } as const

/** The counter of visits among the other hosts; none if the site has none. */
export function counterFacts() {
  const visits = counter()
  if (!visits) return []
  return [
    {
      name: new URL(visits.address).host,
      text: `${names[visits.name]}, which counts visits. Each page you open tells it its address, and the first one also which page led you here. It sets no cookie. It is not asked if your browser sends Do Not Track or Global Privacy Control.`,
    },
  ]
}
