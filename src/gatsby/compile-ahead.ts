/**
 * A script's first line by which Chromium compiles all of its functions as the file comes, beside the main thread,
 * not each of them on it when it is first called (https://v8.dev/blog/explicit-compile-hints). To others a comment.
 */
export const compileAhead = "//# allFunctionsCalledOnLoad"
