import { assertPresent } from "../text/assert-present"
import { type Site, useSite } from "./use-site"

type Route = keyof NonNullable<Site["routes"]>

/**
 * Returns the address of a page that code names, in the language of the page as far as it is there. The page's query asks for
 * it by the fragment of its name, such as `...RouteOfBooking` (routes-fragments.ts).
 * @throws if the query lacks it.
 */
export const useRoute = (name: Route): string => routeIn(useSite(), name)

/** The same for the page's head, which has no hooks of the layout. */
export const routeIn = ({ routes }: Site, name: Route): string => assertPresent(routes?.[name], name)
