/** Time for the slowest browser to read the file; nothing else holds its bytes. */
const revokeAfterMs = 60_000

/** Hands a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Not at once: Safari reads the address only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
