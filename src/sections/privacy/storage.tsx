import { storedKeys } from "../../browser/storage-keys"
import { Facts } from "./facts"

const facts = Object.entries(storedKeys).map(([name, { what, why, howLong }]) => ({
  name,
  text: `${what} ${why} ${howLong}`,
}))

/**
 * The data that the site stores on a visitor's device.
 * @param estimate whether the site has an estimate, which stores its answers.
 */
export function Storage({ estimate }: { estimate: boolean }) {
  const stored = facts.filter(({ name }) => estimate || name !== "estimate")
  return (
    <Facts id="storage" title="What stays on your device" facts={stored}>
      <p>
        This site sets no cookies. It keeps a few notes in your browser&apos;s storage, on this device alone.
        They are not sent to anybody.
      </p>
    </Facts>
  )
}
