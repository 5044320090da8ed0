/**
 * The suite whose checks must name the faults. The commands are in `run-checks.ts`; this is the only place that knows
 * how the browser checks are divided, so that not all of them run for each batch.
 */

/** The arguments of `playwright test` for the checks in Chromium. */
export const projects = ["--project=chromium", "--project=conditions", "--project=copies"]

/** Which files of browser checks can name what. A pattern that finds no file stops the run. */
export const places = {
  visit: ["e2e/pages/desktop", "e2e/pages/phone", "e2e/conditions/phone"],
  axe: ["e2e/pages/desktop", "e2e/pages/phone", "e2e/conditions/phone", "e2e/access"],
  zoom: ["e2e/pages/desktop", "e2e/conditions/sizes"],
  structure: ["e2e/pages/desktop", "e2e/structure"],
  keyboard: ["e2e/pages/desktop", "e2e/keyboard"],
  policy: ["e2e/served/csp"],
  privacy: ["e2e/pages/desktop", "e2e/served/privacy"],
  leaks: ["e2e/served/leaks"],
  content: ["e2e/served/page-content"],
  noScript: [
    "e2e/conditions/scripts/every-page-without-scripts",
    "e2e/conditions/scripts/blocked",
    "e2e/conditions/scripts/no-script",
  ],
  pictures: ["e2e/pages/desktop"],
  variants: ["e2e/conditions/picture-variants"],
  budgets: ["e2e/conditions/first-view"],
  serving: ["e2e/served/redirects", "e2e/served/server"],
  shell: ["e2e/shell", "e2e/phone"],
  form: ["e2e/features/contact", "e2e/features/form-states"],
  design: ["e2e/design"],
  motion: ["e2e/motion"],
  moves: ["e2e/conditions/moves"],
  calendar: ["e2e/features/booking"],
  player: ["e2e/features/player"],
  resume: ["e2e/features/resume"],
  proof: ["e2e/features/proof"],
  made: ["e2e/made"],
  optional: ["e2e/served/optional"],
  estimate: ["e2e/features/estimate"],
  seam: ["e2e/features/seam"],
  states: ["e2e/features/states"],
  look: ["e2e/pages/desktop", "e2e/pages/phone", "e2e/conditions/phone"],
  shifts: ["e2e/pages/desktop", "e2e/pages/phone", "e2e/conditions/phone", "e2e/conditions/sample/shifts"],
  drafts: ["e2e/copies/entries"],
  builds: ["e2e/copies/builds"],
  entries: ["e2e/copies/entries"],
  develop: ["e2e/copies/develop"],
  folder: ["e2e/copies/folder"],
  editor: ["e2e/copies/develop"],
} satisfies Record<string, readonly string[]>

export type Area = keyof typeof places
