import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Route, type RouteWithSrc, getTransformedRoutes, isHandler } from "@vercel/routing-utils"
import { z } from "zod"
import type { ReadRules, Rules } from "./rules"

const route = z.looseObject({ source: z.string() })
const config = z.looseObject({
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
  redirects: z.array(route.extend({ destination: z.string(), statusCode: z.number() })),
})

/** Reads `vercel.json` with the host's own code. If several rules set one header, the last wins. */
export const readVercel: ReadRules = (root) => {
  const file = path.join(root, "vercel.json")
  const text = existsSync(file) ? readFileSync(file, "utf8") : '{"headers":[],"redirects":[]}'
  const { routes, error } = getTransformedRoutes(config.parse(JSON.parse(text)))
  if (error) throw new Error(`vercel.json: ${error.message}`)
  return rulesOf(routes ?? [])
}

/** Whether an address has the field that a route asks for. Its value is an expression for the whole. */
function isMet(condition: NonNullable<RouteWithSrc["has"]>[number], search: URLSearchParams): boolean {
  if (condition.type !== "query" || typeof condition.value !== "string") return false
  return new RegExp(`^${condition.value}$`).test(search.get(condition.key) ?? "")
}

/** Before the files, the routes apply in order: a redirect ends them, and headers go on to the next. */
function rulesOf(routes: readonly Route[]): Rules {
  const steps = routes.flatMap((step) =>
    isHandler(step) ? [] : [{ ...step, pattern: new RegExp(step.src) }],
  )
  return {
    headersFor: (pathname) =>
      Object.assign(
        {},
        ...steps.flatMap(({ pattern, headers = {}, status }) =>
          !status && pattern.test(pathname) ? [headers] : [],
        ),
      ),
    redirectFor: (pathname, search = new URLSearchParams()) => {
      const step = steps.find(
        ({ pattern, status, has = [] }) =>
          status && pattern.test(pathname) && has.every((each) => isMet(each, search)),
      )
      const to = step?.headers?.["Location"]
      return step?.status && to ? { to: pathname.replace(step.pattern, to), status: step.status } : undefined
    },
    notFoundFor: (pathname) =>
      steps.find(({ pattern, status, dest }) => status === 404 && dest && pattern.test(pathname))?.dest,
    redirectsFirst: true,
  }
}
