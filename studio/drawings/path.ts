/**
 * Scales and moves the outline of an SVG path, and writes it in few bytes: relative
 * commands with two decimals. Each is relative to the rounded point before it, so
 * that rounding errors do not add up along the outline.
 */

const ARGUMENTS: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

interface Segment {
  command: string
  relative: boolean
  values: number[]
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy

function parse(path: string): Segment[] {
  const segments: Segment[] = []
  let at = 0

  const skip = () => {
    while (/[\s,]/.test(path[at] ?? "")) at += 1
  }
  const number = (): number => {
    skip()
    NUMBER.lastIndex = at
    const found = NUMBER.exec(path)
    if (!found) throw new Error(`A number was expected at ${at} in "${path.slice(at, at + 20)}"`)
    at = NUMBER.lastIndex
    return Number(found[0])
  }
  // The two flags of an arc need no space between them.
  const flag = (): number => {
    skip()
    const value = path[at]
    at += 1
    return Number(value)
  }

  let letter = ""
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at] ?? "")) {
      letter = path[at] ?? ""
      at += 1
    }
    const command = letter.toUpperCase()
    const count = ARGUMENTS[command]
    if (count === undefined) throw new Error(`Unknown path command "${letter}"`)
    const values = Array.from({ length: count }, (_, i) =>
      command === "A" && (i === 3 || i === 4) ? flag() : number(),
    )
    segments.push({ command, relative: letter !== command, values })
    // Further pairs after a move are lines.
    if (command === "M") letter = letter === "M" ? "L" : "l"
  }
  return segments
}

function write(value: number): string {
  const text = String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.")
  return text === "-0" ? "0" : text
}

const join = (values: string[]): string =>
  values.reduce((all, value) => all + (all === "" || value.startsWith("-") ? "" : " ") + value, "")

const round = (value: number) => Math.round(value * 100) / 100

export function scalePath(path: string, scale: number, moveX: number, moveY: number): string {
  let x = 0 // where the pen is in the source
  let y = 0
  let startX = 0
  let startY = 0
  let penX = 0 // where the rounded pen is in the result
  let penY = 0
  let penStartX = 0
  let penStartY = 0
  let result = ""
  let last = ""

  const toX = (value: number) => value * scale + moveX
  const toY = (value: number) => value * scale + moveY

  for (const { command, relative, values } of parse(path)) {
    if (command === "Z") {
      result += "z"
      last = "z"
      ;[x, y, penX, penY] = [startX, startY, penStartX, penStartY]
      continue
    }

    const baseX = relative ? x : 0
    const baseY = relative ? y : 0
    let letter = command.toLowerCase()
    let out: number[]
    let endX = x
    let endY = y

    if (command === "H") {
      endX = baseX + (values[0] ?? 0)
      out = [toX(endX) - penX]
    } else if (command === "V") {
      endY = baseY + (values[0] ?? 0)
      out = [toY(endY) - penY]
    } else if (command === "A") {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, ax = 0, ay = 0] = values
      endX = baseX + ax
      endY = baseY + ay
      out = [rx * scale, ry * scale, turn, large, sweep, toX(endX) - penX, toY(endY) - penY]
    } else {
      out = values.map((value, i) => (i % 2 === 0 ? toX(baseX + value) - penX : toY(baseY + value) - penY))
      endX = baseX + (values.at(-2) ?? 0)
      endY = baseY + (values.at(-1) ?? 0)
    }

    if (command === "M") {
      // Every move is absolute, which makes the outline easier to read and fix.
      letter = "M"
      out = [toX(endX), toY(endY)]
    }

    const written = out.map(write)
    result +=
      letter === last && letter !== "M"
        ? (join(written).startsWith("-") ? "" : " ") + join(written)
        : letter + join(written)
    last = letter

    ;[x, y] = [endX, endY]
    if (command === "M") {
      ;[penX, penY] = [round(toX(endX)), round(toY(endY))]
      ;[startX, startY, penStartX, penStartY] = [x, y, penX, penY]
    } else {
      if (command !== "V") penX = round(penX + Number(written.at(command === "H" ? 0 : -2)))
      if (command !== "H") penY = round(penY + Number(written.at(-1)))
    }
  }
  return result
}
