import { counter } from "../../browser/counter"
import { fillIn } from "../../text/fill-in"

const names = { goatcounter: "GoatCounter", plausible: "Plausible", umami: "Umami" } as const

/**
 * The counter of visits among the third parties; none if the site has none.
 * @param sentence what is said of it, in the page's language.
 */
export function counterFacts(sentence: string) {
  const visits = counter()
  if (!visits) return []
  return [
    {
      name: new URL(visits.address).host,
      text: fillIn(sentence, { name: names[visits.name] }),
    },
  ]
}
