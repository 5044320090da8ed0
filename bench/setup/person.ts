import { setTimeout as pause } from "node:timers/promises"

/** How somebody fills in a form who knows the answers: a second for each question, five keys a second. */
const [reading, key] = [1000, 200]

/** Types an answer as a person does. Returns the seconds that it took. */
export async function type(keys: string, write: (key: string) => void): Promise<number> {
  const start = performance.now()
  await pause(reading)
  for (const each of keys) {
    await pause(key)
    write(each)
  }
  return (performance.now() - start) / 1000
}
