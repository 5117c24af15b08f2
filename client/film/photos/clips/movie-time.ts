/** From 1904, where the times of an MP4 start, to 1970, s. */
const epochS = 2_082_844_800

/**
 * When an MP4 or a QuickTime film was made, as its header says, ms since the epoch; undefined
 * where it does not say, and for any other file.
 */
export async function movieTime(file: Blob): Promise<number | undefined> {
  const movie = await findBox(file, 'moov')
  const header = movie && (await findBox(movie, 'mvhd'))
  if (!header || header.size < 12) return undefined
  const view = new DataView(await header.slice(0, 12).arrayBuffer())
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4)
  return seconds > epochS ? (seconds - epochS) * 1000 : undefined
}

/** The content of the first box of that type. */
async function findBox(file: Blob, type: string): Promise<Blob | undefined> {
  for (let at = 0; at + 8 <= file.size; ) {
    const head = await file.slice(at, at + 16).arrayBuffer()
    const view = new DataView(head)
    const name = String.fromCharCode(...new Uint8Array(head, 4, 4))
    const short = view.getUint32(0)
    const isLong = short === 1 && head.byteLength === 16
    const size = isLong ? Number(view.getBigUint64(8)) : short || file.size - at
    const start = isLong ? 16 : 8
    if (size < start) break
    if (name === type) return file.slice(at + start, at + size)
    at += size
  }
  return undefined
}
