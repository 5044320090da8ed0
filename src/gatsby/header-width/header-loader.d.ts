import type { HeaderWidths } from "./header-width"

/** Puts a header's own widths into its style sheet. */
export default function headerLoader(this: { getOptions: () => HeaderWidths }, css: string): string
