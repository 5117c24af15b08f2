/** Bytes of a file, both ends inclusive. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Parses a Range header for a file of this size: one range of bytes, or 'whole' where the header is
 * absent, malformed, in another unit or names several ranges, all of which RFC 9110 section 14.2
 * lets a server ignore.
 *
 * @example chooseRange('bytes=0-0', 11) // { first: 0, last: 0 }
 * @example chooseRange('bytes=-3', 11) // { first: 8, last: 10 }
 * @example chooseRange('bytes=11-', 11) // 'unsatisfiable'
 */
export function chooseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    if (Number(to) === 0) return 'unsatisfiable'
    // An empty file has no last part, but no Content-Range can express that.
    if (sizeBytes === 0) return 'whole'
    return { first: Math.max(0, sizeBytes - Number(to)), last: sizeBytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= sizeBytes ? 'unsatisfiable' : { first, last }
}
