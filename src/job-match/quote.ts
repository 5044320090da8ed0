/** The most that is quoted of a sentence. */
const most = 140

/** Words of a text between two places; of a long stretch, those around a third one. */
export function quote(text: string, from: number, to: number, around = from): string {
  const begin = Math.max(from, to - from > most ? around - most / 2 : from)
  const end = Math.min(to, begin + most)
  const cut = text.slice(begin, end).replaceAll(/\s+/g, " ").trim()
  // A word that is cut in two goes.
  const head = begin > from ? `…${cut.replace(/^\S*\s/, "")}` : cut
  return end < to ? `${head.replace(/\s\S*$/, "")}…` : head
}
