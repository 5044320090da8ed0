import { nameOfCharacter } from "./characters"

/** Characters that come along when an address is pasted, and lead elsewhere: unseen ones, and curly quotes around it. */
const pasted = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u201C-\u201F\u2018\u201A]/u
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A computer's own names for itself, and those that only its own network knows. */
const ownComputer = /^(?:localhost|.+\.localhost|.+\.local|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/

/** Why an address that looks right leads nobody to its page: a pasted character, or a host of one's own network. */
export function addressReason(address: string): string | undefined {
  const [character] = pasted.exec(address) ?? []
  if (character && unseen.test(character))
    return `has an invisible ${nameOfCharacter(character)}, pasted with it, which leads elsewhere; delete it, and write what stands around it anew`
  if (character) return `has the curly quote ${character} in it, which leads elsewhere; take it out`
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return ownComputer.test(hostname)
    ? `leads to ${hostname}, which is each visitor's own computer or network; write the address that all can reach`
    : undefined
}
