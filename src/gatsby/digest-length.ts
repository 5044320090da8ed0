/** How many hexadecimal digits tell one version of a script or style sheet from the others, in its file's name. */
export const digestLength = 8
