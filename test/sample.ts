import { isSample } from "./is-sample"

/**
 * A test of the sample content. It is skipped if the site has another owner, who may change the
 * content freely. Then only the content check applies.
 */
export const sampleTest = isSample ? test : test.skip
