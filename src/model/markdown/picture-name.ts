/** The file that a picture in Markdown names: `./my%20photo.png` and `<./my photo.png>` are one. */
export function pictureName(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
