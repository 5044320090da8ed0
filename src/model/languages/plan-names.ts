import { z } from "zod"
import type { Entry } from "../read/read-entries"

const plans = z.object({ items: z.array(z.object({ name: z.string() })) })

/** What each plan is called in a translation, by its name in the original. */
export function namesOfPlans(
  entries: readonly Entry[],
  translated: (entry: Entry) => unknown,
): ReadonlyMap<string, string> {
  const list = entries.find(({ type }) => type.name === "PlanList")
  const originals = plans.safeParse(list?.source.data).data?.items ?? []
  const names = plans.safeParse(list && translated(list)).data?.items ?? []
  return new Map(originals.map(({ name }, index) => [name, names[index]?.name ?? name]))
}

const object = z.record(z.string(), z.unknown())

/** Data in which the names of plans that answers of the estimate refer to are those of the translation. */
export function withPlanNames(
  schema: z.core.$ZodType,
  data: unknown,
  names: ReadonlyMap<string, string>,
): unknown {
  if (schema instanceof z.ZodOptional) return withPlanNames(schema.unwrap(), data, names)
  if (typeof data === "string" && z.globalRegistry.get(schema)?.role === "plan")
    return names.get(data) ?? data
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((item) => withPlanNames(schema.element, item, names))
  const values = object.safeParse(data).data
  if (!(schema instanceof z.ZodObject) || !values) return data
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = schema.shape[key]
      return [key, field ? withPlanNames(field, value, names) : value]
    }),
  )
}
