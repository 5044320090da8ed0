import { Constellation } from "../contact/constellation"
import * as styles from "./star-chart.module.css"

/** The contact page's constellation, complete. For wide windows, beside the title. */
export const StarChart = () => (
  <div className={styles.chart}>
    <Constellation complete />
  </div>
)
