import { z } from "zod"
import { contentTypes } from "../../src/model/schema/content-types"
import { coveringColumns } from "./covering-rows"

/** Optional fields that others ask for: one of two names, a menu's ways, the figure that a claim has. */
const kept = /^(?:Resume\.projects\.\*\.name|SiteSettings\.menu\..+|CaseStudy\.outcome\.\*\.from)$/

/** Sets and unsets optional fields row by row, so that each two fields meet in all four ways. */
export function variation(rows: number) {
  const columns = coveringColumns(rows)
  const places = new Map<string, number>()

  /** Whether a field or a file is there in a row. Each new one gets the next column. */
  const isSet = (place: string, row: number): boolean => {
    const index = places.get(place) ?? places.size
    places.set(place, index)
    return columns[index % columns.length]?.[row % rows] ?? false
  }

  function vary(schema: z.core.$ZodType, data: unknown, at: string, row: number): unknown {
    if (schema instanceof z.ZodOptional) return vary(schema.unwrap(), data, at, row)
    // Items of a list begin with another row each.
    if (schema instanceof z.ZodArray && Array.isArray(data))
      return data.map((item: unknown, index) => vary(schema.element, item, `${at}.*`, row + index))
    if (!(schema instanceof z.ZodObject)) return data
    const given = new Map(Object.entries(Object(data)))
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => {
        const [place, value] = [`${at}.${key}`, given.get(key)]
        const isThere = !(field instanceof z.ZodOptional) || kept.test(place) || isSet(place, row)
        return value === undefined || !isThere ? [] : [[key, vary(field, value, place, row)]]
      }),
    )
  }

  return {
    isSet,
    /** An entry's data with the optional fields that it has in a row. */
    varied: (type: string, data: unknown, row: number): unknown => {
      const schema = contentTypes.find(({ name }) => name === type)?.schema
      return schema ? vary(schema, data, type, row) : data
    },
  }
}
