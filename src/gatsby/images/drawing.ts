import { readFile } from "node:fs/promises"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import { readDrawing } from "../../model/drawings/read-drawing"
import { inlineDrawing } from "./inline-drawing"
import { linkedFile } from "../schema/linked-file"
import type { ResolverContext } from "../schema/resolver-context"
import { symbolAddress } from "./sprites"

type DrawingSource = { src: string; alt: string }

/** A drawing's markup for inline HTML, or its address in a sprite. Either way it takes the page's colors. */
export const drawingResolvers = (pathPrefix: string) => ({
  Drawing: {
    svg: {
      type: "String!",
      resolve: fromFile(async (file) => inlineDrawing(await readFile(file, "utf8"))),
    },
    symbol: {
      type: "DrawingSymbol!",
      resolve: fromFile(async (file) => {
        const { root } = readDrawing(await readFile(file, "utf8"))
        return { address: pathPrefix + symbolAddress(file), viewBox: root.attributes.get("viewBox") ?? "" }
      }),
    },
  },
})

function fromFile<Value>(make: (file: string) => Promise<Value>) {
  return async (source: DrawingSource, _: object, context: ResolverContext, info: GraphQLResolveInfo) =>
    make((await linkedFile(source, context, info)).absolutePath)
}
