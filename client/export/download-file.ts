import { count } from '../insight/count.ts'

/** Time for the slowest browser to read the file; nothing else holds its bytes. */
const revokeAfterMs = 60_000

/**
 * Hands a file to the browser's downloads.
 *
 * @param item what it is counted as; default: the card or video of the page
 */
export function downloadFile(file: Blob, name: string, item?: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  count('download', file.type, item)
  // Not at once: Safari reads the address only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
