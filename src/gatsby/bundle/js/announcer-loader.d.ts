/** Takes the English words out of what Gatsby announces after a move. Throws if it announces in others. */
export default function titleAlone(code: string): string
