import type { HostName } from "../../model/hosts/host-names"
import { caddy } from "./caddy"
import { cloudflare } from "./cloudflare"
import { github } from "./github"
import type { Host } from "./host"
import { netlify } from "./netlify"
import { nginx } from "./nginx"
import { vercel } from "./vercel"

/** Every host by its name in `content/site.json`. */
export const hosts: Readonly<Record<HostName, Host>> = { netlify, cloudflare, vercel, github, nginx, caddy }

/** The files that hosts read. An earlier build may have written them for another host. */
export const hostFiles = ["_headers", "_redirects", "vercel.json", "nginx.conf", "Caddyfile", ".nojekyll"]
