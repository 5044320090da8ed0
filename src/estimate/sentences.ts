import type { Words } from "../words/words"

/** The sentences of the estimate: the owner's (`content/pages/estimate.json`), or the usual ones of the page's language. */
export type Sentences = Words["sentences"]
