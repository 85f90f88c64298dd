/** Long enough for a slow browser to have read the file. */
const readingTime = 60_000

/** Hands a file made in this page to the reader; it never leaves the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readingTime)
}
