/**
 * The text of a file in the encodings that spreadsheets save: UTF-8 and UTF-16 with or without a byte
 * order mark, and windows-1255, which Excel uses for Hebrew.
 *
 * @returns undefined where it is no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes)
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode('utf-8', bytes)
  const wide = wideEncoding(bytes)
  const text = decode(wide ?? 'utf-8', bytes) ?? decode('windows-1255', bytes)
  return text !== undefined && isText(text) ? text : undefined
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1255'

/** Undefined where the bytes are not in that encoding. */
function decode(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: encoding !== 'windows-1255' }).decode(bytes)
  } catch {
    return undefined
  }
}

/** In UTF-16 every other byte is that of the block: 0 for Latin, 5 for Hebrew. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, 2000)
  const blocks = [0, 0]
  sample.forEach((byte, i) => {
    if (byte === 0 || byte === 5) blocks[i % 2] = (blocks[i % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = blocks
  if (!sample.includes(0)) return undefined
  const most = sample.length / 2
  if (odd > 0.8 * most && even < 0.2 * most) return 'utf-16le'
  return even > 0.8 * most && odd < 0.2 * most ? 'utf-16be' : undefined
}

/** Text has tabs and line ends, and hardly any other control characters. */
function isText(text: string): boolean {
  const sample = text.slice(0, 4000)
  const controls = sample.match(/[^\P{Cc}\t\n\v\f\r]|\ufffd/gu)?.length ?? 0
  return controls <= sample.length / 200
}
