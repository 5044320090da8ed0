import { connect } from "node:net"

/**
 * Sends raw bytes to this machine, well formed or not.
 * @returns the whole answer until the connection closes; empty if there is none.
 */
export async function rawRequest(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: "localhost" })
  let answer = ""
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")))
  socket.on("connect", () => socket.write(text))
  await new Promise<void>((resolve) => {
    socket.on("error", () => {})
    socket.on("close", () => resolve())
  })
  return answer
}

/** Sends bytes and closes the connection before an answer arrives. */
export async function sendAndClose(port: number, text: string) {
  const socket = connect({ port, host: "localhost" })
  await new Promise<void>((resolve) => {
    socket.on("error", () => resolve())
    socket.on("connect", () => socket.write(text, () => socket.destroy()))
    socket.on("close", () => resolve())
  })
}

/** Returns the status of an answer. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
