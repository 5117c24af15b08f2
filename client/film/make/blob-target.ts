import { StreamTarget, type StreamTargetChunk } from 'mediabunny'

/** A target whose bytes are handed to the browser piece by piece, so that they take no memory of the page. */
export interface BlobTarget {
  target: StreamTarget
  /** The file, once its output is final. */
  blob(): Blob
}

/** Written at once, bytes. The index of a film is in the first piece. */
export const pieceBytes = 1_000_000

/** For an MP4 with a reserved index, which alone is written out of order. */
export function openBlobTarget(): BlobTarget {
  const head = new Uint8Array(pieceBytes)
  let headBytes = 0
  const pieces: Blob[] = []
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      if (position >= pieceBytes) return void pieces.push(new Blob([data]))
      head.set(data, position)
      headBytes = Math.max(headBytes, position + data.length)
    },
  })
  return {
    target: new StreamTarget(writable, { chunked: true, chunkSize: pieceBytes }),
    blob: () => new Blob([head.subarray(0, headBytes), ...pieces], { type: 'video/mp4' }),
  }
}
