/** A text with the line ends of Unix, as editors on Windows may write others. */
export const unixLines = (text: string): string => text.replaceAll("\r\n", "\n")
