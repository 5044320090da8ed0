import { run } from "./run"

// `npm run new` with pipes instead of a terminal, so that a test can answer on every platform.
void run(process.argv.slice(2), { input: process.stdin, output: process.stdout })
