import * as pageData from "gatsby/dist/utils/page-data"
import { isWebpackStatusPending } from "gatsby/dist/utils/webpack-status"

const { enqueueFlush, flush, savePageQueryResult, waitUntilPageQueryResultsAreStored } = pageData

/** Gatsby's modules call each other by their exports, so that these can be replaced. */
const exported: object = pageData

/** Mends two races in how Gatsby writes `page-data.json`. Otherwise, a page asked for meanwhile keeps its old data. */
export function writeInOrder() {
  let last = Promise.resolve()
  Object.assign(exported, {
    /** Gatsby marks the page as ready to be written before its result is stored, so the old result could be written. */
    savePageQueryResult: async (page: string, result: string) => {
      await savePageQueryResult(page, result)
      await waitUntilPageQueryResultsAreStored()
    },
    /** Gatsby drops a request to write that comes while it writes. Here it waits its turn. */
    enqueueFlush: (...span: Parameters<typeof flush>) => {
      if (isWebpackStatusPending()) return enqueueFlush(...span)
      const next = () => flush(...span)
      last = last.then(next, next)
    },
  })
}
