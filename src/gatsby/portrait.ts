import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"
import { digestOf } from "./digest"
import { linkedFile } from "./linked-file"
import type { ResolverContext } from "./resolver-context"

/** A square of a picture, in percent of its width and, for `top`, its height. */
type Square = { left: number; top: number; size: number }
type PortraitSource = { src: string; square?: Square | null }

/** Twice the pixels of the largest byline. */
const side = 96

/** The owner's face, cut from the portrait: the address of a small square picture. */
export const portraitResolvers = (pathPrefix: string) => ({
  Portrait: {
    face: {
      type: "String!",
      resolve: async (
        source: PortraitSource,
        _: object,
        context: ResolverContext,
        info: GraphQLResolveInfo,
      ) => {
        const { absolutePath } = await linkedFile(source, context, info)
        return pathPrefix + (await faceAddress(absolutePath, source.square))
      },
    },
  },
})

/** Writes the face if no earlier build has. Its address changes with the portrait and the square. */
async function faceAddress(file: string, square?: Square | null): Promise<string> {
  const bytes = readFileSync(file)
  const address = `/static/${digestOf(bytes.toString("latin1") + JSON.stringify(square))}/face.webp`
  const target = path.join("public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await drawFace(bytes, square))
  }
  return address
}

/**
 * Cuts the face from a portrait.
 * @param square the square around it; without one, the part of the picture that stands out most is kept.
 */
export async function drawFace(portrait: Buffer, square?: Square | null): Promise<Buffer> {
  const upright = sharp(await sharp(portrait).rotate().toBuffer())
  const { width, height } = await upright.metadata()
  if (square) {
    const size = Math.min(Math.round((square.size * width) / 100), width, height)
    const left = Math.min(Math.round((square.left * width) / 100), width - size)
    const top = Math.min(Math.round((square.top * height) / 100), height - size)
    upright.extract({ left, top, width: size, height: size })
  }
  return upright.resize(side, side, { position: sharp.strategy.attention }).webp({ quality: 80 }).toBuffer()
}
