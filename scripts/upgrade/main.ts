import { run } from "./run"

void run(process.argv.slice(2))
