/** How many hexadecimal digits tell one version of a script, style sheet or sprite from the others, in its file's name. */
export const digestLength = 8
