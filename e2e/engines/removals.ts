/** A feature that is taken away from a newer browser, to stand for one that never had it. */
export type Removal = {
  /** Runs first in each page. */
  run?: () => void
  /** Changes the text of a document, script or style sheet. */
  change?: (text: string, type: string) => string
}

/** The text of a removal's script. */
export const removedScript = ({ run }: Removal) => (run ? `(${String(run)})();` : "")
