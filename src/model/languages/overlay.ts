import { z } from "zod"
import { formerPaths, text } from "../schema/fields"
import type { ContentType } from "../schema/content-types"
import { wordsOfObject } from "./words-only"

/** What a translation's file has besides words. */
const ofTranslation = {
  of: z
    .string()
    .regex(/^[\da-f]{8}$/, "must be the eight signs that npm run new -- translation writes")
    .optional()
    .describe(
      "Which words of the original it translates. `npm run new -- translation` writes it. `npm run content:check` tells when they have changed since.",
    ),
  draft: z
    .boolean()
    .optional()
    .describe(
      "True while it is being translated: `npm start` shows it, and no build has it. Delete the line to publish it.",
    ),
  readBy: text
    .optional()
    .describe(
      "Who speaks the language and has read it. No page shows it. `npm run launch:check` asks for it.",
    ),
}

const ofPage = {
  address: z
    .string()
    .regex(
      /^[\w-]+(?:\/[\w-]+)*$/,
      "must be what follows the language's folder, without slashes at its ends, such as precios",
    )
    .optional()
    .describe(
      "The page's address below the language's folder, such as precios for /es/precios/. Left out, it is that of the original.",
    ),
  formerPaths: formerPaths.describe("Addresses this translation had before; each leads here."),
}

/** The pages whose address in a language is given: home is its folder, and hosts look for 404. */
const fixedAddress: ReadonlySet<string> = new Set(["HomePage", "NotFoundPage"])

/** Whether a translation of a type may name its page's address. */
const hasAddress = ({ name, place, path }: ContentType) =>
  path !== undefined ||
  (place.startsWith("pages/") && place !== "pages/states.json" && !fixedAddress.has(name))

const made = new Map<ContentType, z.ZodObject>()

/** The fields of a content type's translations. */
export function overlayOf(type: ContentType): z.ZodObject {
  const known = made.get(type)
  if (known) return known
  const words = wordsOfObject(type.schema)?.shape ?? {}
  const schema = z.strictObject({ ...ofTranslation, ...(hasAddress(type) ? ofPage : {}), ...words })
  made.set(type, schema)
  return schema
}
