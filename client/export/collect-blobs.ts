/** Bytes of a file that is made part by part, outside the page's own memory. */
export interface BlobCollector {
  /** Bytes so far. */
  size(): number
  add(part: string | Blob | Uint8Array<ArrayBuffer>): void
  finish(type: string): Blob
}

/** Bytes of a blob: each one costs memory of its own, however small it is. */
const blobSize = 1_000_000

/** Browsers keep blobs apart from the page, and large ones on the disk. */
export function collectBlobs(): BlobCollector {
  const blobs: Blob[] = []
  const encoder = new TextEncoder()
  let waiting: (Blob | Uint8Array<ArrayBuffer>)[] = []
  let waitingSize = 0
  let blobsSize = 0

  function flush() {
    blobs.push(new Blob(waiting))
    blobsSize += waitingSize
    waiting = []
    waitingSize = 0
  }

  return {
    size: () => blobsSize + waitingSize,
    add(part) {
      const bytes = typeof part === 'string' ? encoder.encode(part) : part
      waiting.push(bytes)
      waitingSize += bytes instanceof Blob ? bytes.size : bytes.length
      if (waitingSize >= blobSize) flush()
    },
    finish(type) {
      flush()
      return new Blob(blobs, { type })
    },
  }
}
