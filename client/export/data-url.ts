/** @throws Error when the blob cannot be read */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('a picture could not be read', { cause: reader.error }))
    reader.readAsDataURL(blob)
  })
}
