import type { HeaderWidths } from "./header-width"

export default function headerLoader(this: { getOptions: () => HeaderWidths }, css: string): string
