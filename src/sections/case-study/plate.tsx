import { Picture } from "../../components/picture/picture"
import * as styles from "./plate.module.css"

/** The banner at the end of a case study, which begins with the screen itself. */
export const Plate = ({ banner }: { banner: Queries.OverviewFragment["banner"] }) => (
  <div className={styles.plate}>
    <Picture picture={banner} sizes="100vw" />
  </div>
)
