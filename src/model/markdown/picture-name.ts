/**
 * Returns the name of a picture's file as a text in Markdown means it: `./my%20photo.png` and `<./my photo.png>` name one
 * file.
 */
export function pictureName(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
