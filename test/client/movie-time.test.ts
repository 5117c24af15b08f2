import { expect, test } from 'vitest'
import { movieTime } from '../../client/film/photos/clips/movie-time.ts'

/** From 1904 to 1970-01-01 00:01:00, s. */
const minute = 2_082_844_860

/** A box of ISO/IEC 14496-12, 4.2. */
function box(type: string, ...content: readonly (Uint8Array | string)[]): Uint8Array {
  const body = Buffer.concat(content.map((each) => Buffer.from(each)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4)
  return Buffer.concat([head, body])
}

/** The same with a size of 64 bits. */
function longBox(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4)
  head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([head, content])
}

function header(seconds: number, version: 0 | 1 = 0): Uint8Array {
  const fields = Buffer.alloc(100)
  fields.writeUInt8(version)
  if (version === 1) fields.writeBigUInt64BE(BigInt(seconds), 4)
  else fields.writeUInt32BE(seconds, 4)
  return box('mvhd', fields)
}

const start = box('ftyp', 'isom')

test.each([
  ['of 32 bits', [start, box('moov', header(minute))], 60_000],
  ['of 64 bits', [start, box('moov', header(minute, 1))], 60_000],
  [
    'after large pictures',
    [longBox('mdat', Buffer.alloc(99)), box('moov', header(minute))],
    60_000,
  ],
  ['that is not set', [start, box('moov', header(0))], undefined],
  ['before 1970', [box('moov', header(minute - 90))], undefined],
  ['of a file that is cut', [start, box('moov', header(minute)).subarray(0, 20)], undefined],
  ['of a file without a film', [box('free', 'moov'), Buffer.alloc(40)], undefined],
  ['of no file', [], undefined],
] as const)('the time of a film, %s', async (_, parts, expected) => {
  expect(await movieTime(new Blob(parts.map((part) => Buffer.from(part))))).toBe(expected)
})
