/** Bytes of a file that are read to detect its type. */
export const signatureBytes = 64

interface Mark {
  at: number
  /** One character per byte. */
  bytes: string
}

const jpeg: Mark = { at: 0, bytes: '\xff\xd8\xff' }
const png: Mark = { at: 0, bytes: '\x89PNG\r\n\x1a\n' }
const riff: Mark = { at: 0, bytes: 'RIFF' }
const isoMedia: Mark = { at: 4, bytes: 'ftyp' }

/** Signatures by extension: a file matches if all marks of one alternative match. */
const signatures: Readonly<Record<string, readonly (readonly Mark[])[]>> = {
  avif: [[isoMedia]],
  gif: [[{ at: 0, bytes: 'GIF87a' }], [{ at: 0, bytes: 'GIF89a' }]],
  jpeg: [[jpeg]],
  jpg: [[jpeg]],
  m4a: [[isoMedia]],
  mp3: [[{ at: 0, bytes: 'ID3' }], [{ at: 0, bytes: '\xff\xfb' }]],
  mp4: [[isoMedia]],
  ogg: [[{ at: 0, bytes: 'OggS' }]],
  pdf: [[{ at: 0, bytes: '%PDF-' }]],
  png: [[png]],
  svg: [[{ at: 0, bytes: '<svg' }], [{ at: 0, bytes: '<?xml' }], [{ at: 0, bytes: '<!--' }]],
  ttf: [[{ at: 0, bytes: '\0\x01\0\0' }]],
  wav: [[riff, { at: 8, bytes: 'WAVE' }]],
  webm: [[{ at: 0, bytes: '\x1a\x45\xdf\xa3' }]],
  webp: [[riff, { at: 8, bytes: 'WEBP' }]],
  woff2: [[{ at: 0, bytes: 'wOF2' }]],
}

/**
 * Whether a file's first bytes match its extension. A type without a signature only has to be
 * non-empty.
 *
 * @param start the first `signatureBytes` of the file, or all of a shorter one
 * @example beginsAs('lights.gif', new TextEncoder().encode('<html>')) // false
 */
export function beginsAs(file: string, start: Uint8Array): boolean {
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const ways = Object.hasOwn(signatures, extension) ? signatures[extension] : undefined
  if (!ways) return start.length > 0
  return ways.some((marks) => marks.every((mark) => hasMark(start, mark)))
}

function hasMark(start: Uint8Array, { at, bytes }: Mark): boolean {
  return [...bytes].every((byte, index) => start[at + index] === byte.charCodeAt(0))
}
