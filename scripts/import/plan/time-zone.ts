type Place = { city?: string | undefined; countryCode?: string | undefined }

/** The last part of a zone's name is its largest city: `America/Los_Angeles`. */
const cityOf = (zone: string) => (zone.split("/").at(-1) ?? "").replaceAll("_", " ").toLowerCase()

/** The time zone of a place, as far as its name or its country tells, or else that of this computer. In words: from what. */
export function timeZoneOf({ city, countryCode }: Place = {}): { zone: string; from: string } {
  const zones = Intl.supportedValuesOf("timeZone")
  const byCity = city && zones.find((zone) => cityOf(zone) === city.toLowerCase())
  if (byCity) return { zone: byCity, from: `the city, ${city}` }
  const [only, ...others] = countryCode ? zonesIn(countryCode) : []
  if (only !== undefined && others.length === 0) return { zone: only, from: `the country, ${countryCode}` }
  return { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, from: "this computer" }
}

/** The zones of a country, where this version of Node knows them. */
function zonesIn(countryCode: string): readonly string[] {
  const locale: object = new Intl.Locale("und", { region: countryCode })
  const zones: unknown =
    "getTimeZones" in locale && typeof locale.getTimeZones === "function"
      ? locale.getTimeZones()
      : Reflect.get(locale, "timeZones")
  return Array.isArray(zones) ? zones.map(String) : []
}
