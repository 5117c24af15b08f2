import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { videoSchema } from '#shared/video.ts'
import { videos } from '../../catalog/videos/videos.ts'

const mainProfile = 77
const highProfile = 100
const maxBytes = 16 * 1024 * 1024
const frameSeconds = 1 / 30

interface Box {
  type: string
  /** Start of the box in the file. */
  start: number
  body: Buffer
}

/** Boxes at the top level of a part of an MP4. */
function readBoxes(part: Buffer, offset = 0): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= part.length; ) {
    const size = part.readUInt32BE(at)
    if (size < 8 || at + size > part.length) throw new RangeError(`box of ${size} bytes at ${at}`)
    const type = part.toString('latin1', at + 4, at + 8)
    boxes.push({ type, start: offset + at, body: part.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

/** The first box at the end of a path of types, like 'moov/mvhd'. */
function boxAt(part: Buffer, path: string): Buffer {
  return path.split('/').reduce((body, type) => {
    const box = readBoxes(body).find((each) => each.type === type)
    if (!box) throw new RangeError(`no box ${type} on the way to ${path}`)
    return box.body
  }, part)
}

interface Track {
  handler: string
  seconds: number
  /** Type and body of the first entry in the sample description. */
  entry: Box
}

function readTracks(file: Buffer): Track[] {
  return readBoxes(boxAt(file, 'moov'))
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => {
      const media = boxAt(body, 'mdia/mdhd')
      const [entry] = readBoxes(boxAt(body, 'mdia/minf/stbl/stsd').subarray(8))
      if (!entry) throw new RangeError('a track has no sample description')
      return {
        handler: boxAt(body, 'mdia/hdlr').toString('latin1', 8, 12),
        seconds: media.readUInt32BE(16) / media.readUInt32BE(12),
        entry,
      }
    })
}

const readStored = (file: string) =>
  readFileSync(new URL(`../../catalog/videos/${file}`, import.meta.url))

test('there is a clip to show', () => {
  expect(videos.length).toBeGreaterThan(0)
})

test.each(videos)('$slug passes the schema once its bytes are counted', (video) => {
  const bytes = readStored(video.clip.file).length
  const result = v.safeParse(videoSchema, { ...video, clip: { ...video.clip, bytes } })
  expect(result.issues).toBeUndefined()
})

test.each(videos)('$slug is named by the hash of its files', ({ slug, clip, poster }) => {
  for (const file of [clip.file, poster.file]) {
    const hash = createHash('sha256').update(readStored(file)).digest('hex').slice(0, 8)
    expect(file).toMatch(new RegExp(`^${slug}\\.${hash}\\.(?:mp4|jpg)$`))
  }
})

test.each(videos)('$slug can start before it has all arrived', ({ clip }) => {
  const file = readStored(clip.file)
  const types = readBoxes(file).map(({ type }) => type)
  expect(types[0]).toBe('ftyp')
  expect(types.indexOf('moov')).toBeGreaterThan(0)
  expect(types.indexOf('moov')).toBeLessThan(types.indexOf('mdat'))
  expect(file.length).toBeLessThanOrEqual(maxBytes)
})

test.each(videos)('$slug is H.264 of the size that it says', ({ clip }) => {
  const picture = readTracks(readStored(clip.file)).find(({ handler }) => handler === 'vide')
  expect(picture?.entry.type).toBe('avc1')
  const entry = picture?.entry.body ?? Buffer.alloc(0)
  expect([entry.readUInt16BE(24), entry.readUInt16BE(26)]).toEqual([clip.width, clip.height])
  const profile = boxAt(entry.subarray(78), 'avcC').readUInt8(1)
  expect([mainProfile, highProfile]).toContain(profile)
})

test.each(videos)('$slug holds its frames in the order they are shown', ({ clip }) => {
  // A table of composition offsets exists only if frames are stored in another order.
  const file = readStored(clip.file)
  const orders = readBoxes(boxAt(file, 'moov'))
    .filter(({ type }) => type === 'trak')
    .flatMap(({ body }) => readBoxes(boxAt(body, 'mdia/minf/stbl')).map(({ type }) => type))
  expect(orders).toContain('stts')
  expect(orders).not.toContain('ctts')
})

test.each(videos)('$slug says its colours: BT.709 of limited range', ({ clip }) => {
  const picture = readTracks(readStored(clip.file)).find(({ handler }) => handler === 'vide')
  const colour = boxAt((picture?.entry.body ?? Buffer.alloc(0)).subarray(78), 'colr')
  expect(colour.toString('latin1', 0, 4)).toBe('nclx')
  const [primaries, transfer, matrix] = [4, 6, 8].map((at) => colour.readUInt16BE(at))
  expect([primaries, transfer, matrix, colour.readUInt8(10)]).toEqual([1, 1, 1, 0])
})

test.each(videos)('$slug sounds and lasts as long as it says', ({ clip, durationSeconds }) => {
  const file = readStored(clip.file)
  const movie = boxAt(file, 'moov/mvhd')
  expect(movie.readUInt8(0)).toBe(0)
  const seconds = movie.readUInt32BE(16) / movie.readUInt32BE(12)
  expect(Math.abs(seconds - durationSeconds)).toBeLessThanOrEqual(frameSeconds)
  const sound = readTracks(file).find(({ handler }) => handler === 'soun')
  expect(sound?.entry.type).toBe('mp4a')
  expect(sound?.seconds).toBeGreaterThan(durationSeconds - frameSeconds)
})

test.each(videos)('$slug has a poster of its own size', ({ poster, clip }) => {
  expect([poster.width, poster.height]).toEqual([clip.width, clip.height])
  expect(jpegSize(readStored(poster.file))).toEqual([poster.width, poster.height])
})

/** Width and height from the frame header, which follows the segments of settings. */
function jpegSize(file: Buffer): [number, number] {
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
    }
  }
  throw new RangeError('the picture is no JPEG')
}
