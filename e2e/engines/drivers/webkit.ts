import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { z } from "zod"
import { type Engine, type Key, type System, type Tab, stepTimeout } from "./engine"

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  Home: "\uE011",
  End: "\uE010",
}

const answered = z.object({ value: z.unknown() })
const failed = z.object({ error: z.string(), message: z.string() })

/**
 * Drives WebKitGTK's MiniBrowser over WebDriver, on a screen of its own. Its one tab serves all tests, because it takes
 * seconds to start. Each test has an origin of its own, so it finds no stored data.
 */
export async function startWebKit(miniBrowser: string, system: System): Promise<Engine> {
  const { display, close: closeScreen } = await startScreen()
  const settings = writeSettings(system)
  const port = await freePort()
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // The sandbox needs user namespaces, which containers do not grant. All pages are the site's own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      ...(system.dark && { GTK_THEME: "Adwaita:dark" }),
    },
  })
  const send = sender(`http://127.0.0.1:${port}`)
  const stop = async () => {
    await end(driver)
    await closeScreen()
    rmSync(settings, { recursive: true, force: true })
  }
  const tab = await openTab(send, miniBrowser).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    newTab: async () => {
      await tab.open("about:blank")
      return { ...tab, close: () => Promise.resolve() }
    },
    close: async () => {
      await tab.close().finally(stop)
    },
  }
}

/** While the driver starts, nothing listens. Anything else that takes longer than a command may take is an error. */
function noneYet(error: unknown): undefined {
  if (error instanceof DOMException) throw error
}

type Send = (method: "GET" | "POST" | "DELETE", route: string, body?: object) => Promise<unknown>

const sender =
  (origin: string): Send =>
  async (method, route, body = {}) => {
    const latest = Date.now() + stepTimeout
    for (;;) {
      const init = method === "POST" ? { method, body: JSON.stringify(body) } : { method }
      const response = await fetch(origin + route, {
        ...init,
        signal: AbortSignal.timeout(stepTimeout + 10_000),
      }).catch(noneYet)
      if (response) {
        const { value } = answered.parse(await response.json())
        if (response.ok) return value
        const { error, message } = failed.parse(value)
        throw new Error(`WebKit ${route.replace(/\/session\/[^/]+/, "")}: ${error}: ${message}`)
      }
      // The driver has just been started.
      if (Date.now() > latest) throw new Error("WebKitWebDriver does not answer.")
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

async function openTab(send: Send, binary: string): Promise<Tab> {
  const options = {
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    pageLoadStrategy: "normal",
  }
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await send("POST", "/session", { capabilities: { alwaysMatch: options } }))
  const call = async (method: "POST" | "DELETE", route: string, body?: object) =>
    send(method, `/session/${sessionId}${route}`, body)
  await call("POST", "/timeouts", { pageLoad: stepTimeout, script: stepTimeout })

  const run = async (expression: string) => {
    const script = `const done = arguments[arguments.length - 1]
      new Promise((resolve) => resolve(${expression}))
        .then((value) => done({ value }), (error) => done({ error: error + "\\n" + error.stack }))`
    const { value, error } = z
      .object({ value: z.unknown(), error: z.string().optional() })
      .parse(await call("POST", "/execute/async", { script, args: [] }))
    if (error !== undefined) throw new Error(error)
    return value ?? undefined
  }
  const act = async (type: "pointer" | "key", actions: object[]) =>
    void (await call("POST", "/actions", { actions: [{ type, id: type, actions }] }))
  const strike = (value: string) =>
    act(
      "key",
      Array.from(value, (one) => [
        { type: "keyDown", value: one },
        { type: "keyUp", value: one },
      ]).flat(),
    )

  return {
    run,
    open: async (url) => void (await call("POST", "/url", { url })),
    move: (x, y) =>
      act("pointer", [{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }]),
    press: () =>
      act("pointer", [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    touch: () => Promise.reject(new Error("WebKitGTK's driver has no touch.")),
    type: strike,
    key: (key) => strike(keys[key]),
    reload: async () => void (await call("POST", "/refresh")),
    back: async () => void (await run("history.back()")),
    forward: async () => void (await run("history.forward()")),
    resize: async (width, height) => {
      await call("POST", "/window/rect", { width, height })
      const inner = z.number().parse(await run("outerHeight - innerHeight"))
      await call("POST", "/window/rect", { width, height: height + inner })
    },
    close: async () => void (await call("DELETE", "")),
  }
}

/** GTK's settings are the visitor's system. Without its padding, the window can be as narrow as a phone. */
function writeSettings({ still }: System): string {
  const folder = mkdtempSync(path.join(tmpdir(), "webkit-"))
  mkdirSync(path.join(folder, "gtk-3.0"))
  const write = (file: string, text: string) => writeFileSync(path.join(folder, "gtk-3.0", file), text)
  write("settings.ini", `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`)
  write(
    "gtk.css",
    "* { min-width: 0; min-height: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0) }",
  )
  return folder
}

/** Starts a virtual screen on a free number, which it writes to the file descriptor 3. */
async function startScreen() {
  const options = ["-displayfd", "3", "-screen", "0", "2000x1600x24", "-nolisten", "tcp"]
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] })
  const [number]: unknown[] = await once(z.custom<NodeJS.ReadableStream>().parse(screen.stdio[3]), "data", {
    signal: AbortSignal.timeout(stepTimeout),
  })
  return { display: `:${String(number).trim()}`, close: () => end(screen) }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill()
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const bound = server.address()
  server.close()
  return typeof bound === "object" && bound ? bound.port : 0
}
