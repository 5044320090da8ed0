import type { NodeModel } from "../resolver-context"
import { planResolvers } from "./plan-resolvers"

const nodeModel: NodeModel = {
  findOne: jest
    .fn()
    .mockImplementation(async ({ type }) => (type === "SiteSettings" ? { language: "en-US" } : null)),
  findAll: jest.fn(),
  getNodeById: jest.fn(),
}
const pricesOf = (language: string | undefined, ...prices: number[]) =>
  planResolvers.PlanList.prices.resolve(
    { items: prices.map((price) => ({ price })) },
    {},
    {
      nodeModel,
      ...(language !== undefined && { language }),
    },
  )

test("the prices reach from the lowest to the highest, in the page's words", async () => {
  expect(await pricesOf(undefined, 2700, 1500, 4500)).toBe("$1500 to $4500")
  expect(await pricesOf("es", 2700, 1500, 4500)).toBe("$1500 a $4500")
})

test("one price is said once, and none not at all", async () => {
  expect(await pricesOf(undefined, 1500, 1500)).toBe("$1500")
  expect(await pricesOf(undefined)).toBeNull()
})
