import type { Words } from "../words/words"

type BlockWords = Words["titleBlock"]

/**
 * The words of the title block: the owner's, with the usual ones where there are none.
 * @param usual those of the page's language.
 */
export const blockWordsOf = (
  own: { readonly [name in keyof BlockWords]?: string | null | undefined } | null | undefined,
  usual: BlockWords,
): BlockWords => ({
  ...usual,
  ...Object.fromEntries(Object.entries(own ?? {}).filter(([, word]) => word)),
})
