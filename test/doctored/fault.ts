import type { Area } from "./suite"
import type { Tree } from "./tree"

/** One thing that is wrong, and what a check must say to have named it. */
export type Fault = {
  /** In plain words, as the table shows it. */
  name: string
  /** What kind of check it is for. */
  kind: string
  /** The page or file that it concerns. */
  at: string
  /** Puts it in. Throws if there is nothing to change. */
  edit: (tree: Tree) => void
  /** All of these must match one and the same failure, in its title or its message. */
  named: readonly RegExp[]
  /** The browser checks that can name it. Without any, other checks do. */
  areas?: readonly Area[]
  /** Which unit tests can name it, where they are not beside the edited files. */
  units?: readonly string[]
}

/**
 * What is mutated: the pages of a finished build; the source, which is then built, is looked at as it is ("code"), or
 * is built by the checks themselves ("copies"); or the content.
 */
export type Place = "build" | "source" | "code" | "copies" | "content"

/** Faults that are put in together: none hides another. */
export type Batch = { name: string; put: Place; faults: readonly Fault[] }

/** A failure of one check: what was run, and what it said. */
export type Failure = { step: string; title: string; message: string }
