import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"

/** Hosts that are programs. They read their own file in a built site. */
export type Program = "nginx" | "caddy"

export const isInstalled = (program: Program) => spawnSync(program, ["-h"]).error === undefined

/**
 * Runs a program with its file in a built site, for this machine only. Port 0 is any free one.
 * @throws if the program does not accept its file, or does not answer in ten seconds.
 */
export async function startProgram(program: Program, root: string, port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), `${program}-`))
  const chosen = port || (await freePort())
  const child = await { nginx: runNginx, caddy: runCaddy }[program](path.resolve(root), chosen, folder)
  let said = ""
  child.stderr?.on("data", (part) => (said += String(part)))
  const origin = `http://localhost:${chosen}`
  for (let tries = 0; ; tries++) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answers) break
    if (child.exitCode !== null || tries > 100) throw new Error(`${program} does not answer: ${said}`)
    await setTimeout(100)
  }
  const close = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill()
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, close }
}

function runNginx(root: string, port: number, folder: string): ChildProcess {
  const settings = /--conf-path=(\S+)/.exec(spawnSync("nginx", ["-V"], { encoding: "utf8" }).stderr)?.[1]
  const types = path.join(path.dirname(settings ?? "/etc/nginx/nginx.conf"), "mime.types")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  const config = path.join(folder, "nginx.conf")
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr;
events {}
http {
  include ${types}; default_type application/octet-stream; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen 127.0.0.1:${port}; listen [::1]:${port}; root "${root}"; include "${root}/nginx.conf"; }
}
`,
  )
  return spawn("nginx", ["-e", "stderr", "-p", folder, "-c", config], { stdio: ["ignore", "ignore", "pipe"] })
}

async function runCaddy(root: string, port: number, folder: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://localhost:${port}`,
    SITE_ROOT: root,
    CADDY_ADMIN: `localhost:${await freePort()}`,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  }
  const args = ["run", "--adapter", "caddyfile", "--config", path.join(root, "Caddyfile")]
  return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "localhost", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error()),
      )
    })
  })
