import { run } from "./run"

const { stdin: input, stdout: output } = process

void run(process.argv.slice(2), input.isTTY ? { input, output } : undefined)
