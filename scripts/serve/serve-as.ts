import type { HostName } from "../../src/model/hosts/host-names"
import { isInstalled, startProgram } from "./programs"
import { startServer } from "./start-server"

type Options = { root: string; port: number; host?: string; as: HostName }

/** Serves a site by the host's program, or by our own server. Throws if the host would not accept its files. */
export async function serveAs({
  as,
  ...options
}: Options): Promise<{ origin: string; close: () => Promise<void> }> {
  if (as !== "nginx" && as !== "caddy") return startServer({ ...options, as })
  if (!isInstalled(as))
    throw new Error(
      `${as} is the host in content/site.json, but it is not installed here. Install it, or let the build and this command follow another host's rules: SITE_HOST=netlify`,
    )
  return startProgram(as, options.root, options.port)
}
