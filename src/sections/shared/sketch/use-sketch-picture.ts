import { type ComponentType, useCallback, useState } from "react"
import type { Sketch } from "../../../sketch/shapes"

export type Picture = ComponentType<{ sketch: Sketch; made: boolean }>

/**
 * A picture whose script comes when it is asked for.
 * @param fetchPicture imports it. The same function each time.
 * @returns the component once it has come, "failed" if it did not, and the function that asks.
 */
export function useSketchPicture(
  fetchPicture: () => Promise<Picture>,
): [Picture | "failed" | undefined, () => void] {
  const [state, setState] = useState<Picture | "failed">()
  const load = useCallback(() => {
    fetchPicture().then(
      (picture) => setState(() => picture),
      () => setState("failed"),
    )
  }, [fetchPicture])
  return [state, load]
}
