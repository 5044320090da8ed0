import type { z } from "zod"
import type { site } from "./kinds/site"

type Owner = z.infer<typeof site>["owner"]

/** The words in braces that stand for the owner anywhere in the content. */
export type OwnerTokens = Record<"name" | "first" | "slug" | "email", string>

/** Words in braces that a template fills in itself. */
const templateTokens = new Set("state short city1 city2 city3 city4 page pages category".split(" "))

const token = /\{(\w+)\}/g

/** The tokens' values for an owner. `{first}` is the first word of the name. */
export function ownerTokens(owner: Pick<Owner, "name" | "slug" | "email">): OwnerTokens {
  const [first = owner.name] = owner.name.split(" ")
  return { name: owner.name, first, slug: owner.slug, email: owner.email }
}

/** The tokens in a text that nothing will fill in. */
export function unknownTokens(text: string, values: OwnerTokens): string[] {
  return [...text.matchAll(token)]
    .map(([, key = ""]) => key)
    .filter((key) => !Object.hasOwn(values, key) && !templateTokens.has(key))
}
