import { type Socket, connect, createServer } from "node:net"

/** Bytes of data in a packet on the internet. */
const packet = 1460

/** 400 kbit/s each way, in bytes per ms, for all connections together. */
const rate = 400 / 8

/** The way to the server, in ms; a round trip takes twice as long. */
const delay = 200

/** How many packets are lost. */
const loss = 0.02

/** How many packets TCP sends before the first is acknowledged (RFC 6928). */
const firstWindow = 10

/** The round trips before a request can be sent: one for TCP, one for TLS 1.3. */
const handshakes = 2

/**
 * A slow connection with losses, as in a car park or a basement: passes everything on to a server as TCP would over a
 * line of 400 kbit/s with a round trip of 400 ms, on which every fiftieth packet is lost. The losses are the same in
 * each run.
 * @param port the server's, on this machine.
 * @returns the address to open instead, and a function that ends it.
 */
export async function slowConnection(port: number) {
  const chance = randomFrom(1)
  const [up, down] = [new Line(chance), new Line(chance)]
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(port, "localhost")
    for (const socket of [client, server]) {
      open.add(socket)
      // The other side may go at any time.
      socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket))
    }
    setTimeout(() => pass(client, server, up), handshakes * 2 * delay)
    pass(server, client, down)
  })
  await new Promise<void>((resolve) => proxy.listen(0, "localhost", resolve))
  const address = proxy.address()
  return {
    origin: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    close: () => {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}

/** One direction of the line, which all connections share. */
class Line {
  readonly #chance: () => number
  #free = 0

  constructor(chance: () => number) {
    this.#chance = chance
  }

  /** Sends a packet. Returns when it arrives, and whether it had to be sent again. */
  send(size: number) {
    const lost = this.#chance() < loss
    this.#free = Math.max(this.#free, performance.now()) + size / rate
    return { arrives: this.#free + delay + (lost ? 2 * delay : 0), lost }
  }
}

/** Passes on what one side sends to the other, in packets and in order, with TCP's slow start. */
function pass(from: Socket, to: Socket, line: Line) {
  const waiting: Buffer[] = []
  const onTheWay: Buffer[] = []
  let [window, unacknowledged, last, ended] = [firstWindow, 0, 0, false]
  const send = () => {
    while (unacknowledged < window && waiting.length > 0) {
      const [data = Buffer.of()] = waiting.splice(0, 1)
      const { arrives, lost } = line.send(data.length)
      // What follows a lost packet has to wait for it.
      last = Math.max(last, arrives)
      unacknowledged++
      onTheWay.push(data)
      setTimeout(() => arrive(lost), last - performance.now())
    }
    if (ended && unacknowledged === 0) to.end()
  }
  // Timers of nearly the same time may come in any order, packets do not.
  const arrive = (lost: boolean) => {
    if (to.writable) to.write(onTheWay.shift() ?? "")
    setTimeout(() => {
      unacknowledged--
      window = lost ? Math.max(2, window / 2) : window + 1
      send()
    }, delay)
  }
  from.on("data", (data: Buffer) => {
    for (let at = 0; at < data.length; at += packet) waiting.push(data.subarray(at, at + packet))
    send()
  })
  from.on("close", () => {
    ended = true
    send()
  })
}

/** The same random numbers from 0 to 1 in each run: a linear congruential generator (Numerical Recipes). */
function randomFrom(seed: number) {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32
}
