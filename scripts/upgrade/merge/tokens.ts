import { AtRule, type Declaration, type Root, Rule, parse } from "postcss"

type Block = Rule | AtRule

/** Adds the tokens that a newer style sheet has, and that neither the owner's nor the earlier one had: the new code uses them. */
export function addNewTokens(text: string, base: string, theirs: string): string {
  const [sheet, before, next] = [parse(text), parse(base), parse(theirs)]
  const known = new Set([...tokensIn(sheet).keys(), ...tokensIn(before).keys()])
  const fresh = [...tokensIn(next)].flatMap(([place, token]) => (known.has(place) ? [] : [token]))
  for (const token of fresh) add(sheet, token)
  return fresh.length > 0 ? sheet.toString() : text
}

/** The names of the tokens that a style sheet has and an earlier one has not. */
export function newTokens(text: string, earlier: string): string[] {
  const known = new Set(namesIn(earlier))
  return [...new Set(namesIn(text))].filter((name) => !known.has(name))
}

const namesIn = (text: string) => [...tokensIn(parse(text)).values()].map(({ prop }) => prop)

/** The tokens of a sheet by their place: the blocks around them, and their name. */
function tokensIn(sheet: Root): Map<string, Declaration> {
  const tokens = new Map<string, Declaration>()
  sheet.walkDecls(
    /^--/,
    (token) => void tokens.set([...around(token).map(titleOf), token.prop].join(" { "), token),
  )
  return tokens
}

/** The blocks around a token, the outermost first. */
function around(token: Declaration): Block[] {
  const blocks: Block[] = []
  let { parent }: { parent?: unknown } = token
  while (parent instanceof Rule || parent instanceof AtRule) {
    blocks.unshift(parent)
    parent = parent.parent
  }
  return blocks
}

const titleOf = (block: Block): string =>
  (block instanceof Rule ? block.selector : `@${block.name} ${block.params}`).replaceAll(/\s+/g, " ")

/** Puts a token where it stands in the newer sheet: in the same block, behind the one before it. */
function add(sheet: Root, token: Declaration) {
  let place: Root | Block = sheet
  for (const block of around(token)) place = blockIn(place, block)
  const earlier = earlierIn(token)
  const behind = place.nodes?.findLast((node) => node.type === "decl" && earlier.includes(node.prop))
  if (behind) behind.after(token.clone())
  else place.append(token.clone())
}

/** The names of the tokens that stand before one in its block. */
function earlierIn(token: Declaration): string[] {
  const all = token.parent?.nodes ?? []
  return all.slice(0, all.indexOf(token)).flatMap((node) => (node.type === "decl" ? node.prop : []))
}

/** The block of the same title, which is made if there is none. */
function blockIn(place: Root | Block, block: Block): Block {
  const found = place.nodes?.find(
    (node): node is Block =>
      (node instanceof Rule || node instanceof AtRule) && titleOf(node) === titleOf(block),
  )
  if (found) return found
  const made = block.clone({ nodes: [] })
  place.append(made)
  return made
}
