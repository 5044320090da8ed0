import { z } from "zod"
import { folderOf } from "../../../routes/languages"
import type { Translation } from "../../languages/read-translations"

const addressed = z.object({ address: z.string() })

/** The address that a translation gives its page, without its language's folder; undefined if it is the original's. */
export const addressOf = ({ source }: Translation): string | undefined =>
  addressed.safeParse(source.data).data?.address

/**
 * A page's address in a further language: its folder, then the address of its translation, or else that of the original.
 * Pages below another one, such as the second page of a list, follow it.
 * @param path the page's address in the site's own language.
 * @param given the addresses that translations give, by the addresses of their originals.
 */
export function localAddress(path: string, language: string, given: ReadonlyMap<string, string>): string {
  const parts = path.split("/").filter(Boolean)
  for (let length = parts.length; length > 0; length--) {
    const address = given.get(`/${parts.slice(0, length).join("/")}/`)
    if (address !== undefined) return joined(folderOf(language), address, parts.slice(length))
  }
  return joined(folderOf(language), "", parts)
}

const joined = (folder: string, address: string, rest: readonly string[]) =>
  folder +
  [address, ...rest]
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join("")
