import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"
import { failOn } from "../../model/pictures/fail-on"
import { digestOf } from "../digest"
import { linkedFile } from "../schema/linked-file"
import type { ResolverContext } from "../schema/resolver-context"

type Square = { left: number; top: number; size: number }
type PortraitSource = { src: string; square?: Square | null }

const byline = 48

/** The owner's face, cut from the portrait: the addresses of small square pictures, for usual and for dense screens. */
export const portraitResolvers = (pathPrefix: string) => ({
  Portrait: { face: faceOf(byline, pathPrefix), denseFace: faceOf(2 * byline, pathPrefix) },
})

const faceOf = (size: number, pathPrefix: string) => ({
  type: "String!",
  resolve: async (source: PortraitSource, _: object, context: ResolverContext, info: GraphQLResolveInfo) => {
    const { absolutePath } = await linkedFile(source, context, info)
    return pathPrefix + (await faceAddress(absolutePath, size, source.square))
  },
})

/** Writes the face if no earlier build has. Its address changes with the portrait and the square. */
async function faceAddress(file: string, size: number, square?: Square | null): Promise<string> {
  const bytes = readFileSync(file)
  const address = `/static/${digestOf(bytes.toString("latin1") + JSON.stringify(square))}/face-${size}.webp`
  const target = path.join("public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await drawFace(bytes, size, square))
  }
  return address
}

/** Cuts a face of `side` pixels from a portrait: the square around it, or the part that stands out most. */
export async function drawFace(portrait: Buffer, side: number, square?: Square | null): Promise<Buffer> {
  const upright = sharp(await sharp(portrait, { failOn }).rotate().toBuffer())
  const { width, height } = await upright.metadata()
  if (square) {
    const size = Math.min(Math.round((square.size * width) / 100), width, height)
    const left = Math.min(Math.round((square.left * width) / 100), width - size)
    const top = Math.min(Math.round((square.top * height) / 100), height - size)
    upright.extract({ left, top, width: size, height: size })
  }
  return upright.resize(side, side, { position: sharp.strategy.attention }).webp({ quality: 80 }).toBuffer()
}
