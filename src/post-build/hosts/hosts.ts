import type { HostName } from "../../model/hosts"
import type { Host } from "./host"
import { netlify } from "./netlify"

/** Every host by its name in `content/site.json`. */
export const hosts: Readonly<Record<HostName, Host>> = {
  netlify,
}
