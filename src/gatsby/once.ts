/** Makes a function that computes each answer once, for a question that is asked many times. */
export function once<Answer>(compute: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, Answer>()
  return (question) => {
    const answer = known.get(question) ?? compute(question)
    known.set(question, answer)
    return answer
  }
}
