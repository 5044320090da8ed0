import type { Sketch } from "../../../sketch/shapes"
import { SketchPicture } from "../../shared/sketch/sketch-picture"
import { SketchFiles } from "./sketch-files"
import * as styles from "./sketch-figure.module.css"

/** A sketch, with files of it to keep. */
export const SketchFigure = (props: { sketch: Sketch; made: boolean }) => (
  <figure className={styles.figure}>
    <SketchPicture {...props} />
    <SketchFiles sketch={props.sketch} />
  </figure>
)
