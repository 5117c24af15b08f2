import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { BufferSource, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { clipDesign, clipScene } from '../../catalog/own/clip-words.ts'
import { type PlacedOnClip, placeOnClip } from '../../catalog/own/place-on-clip.ts'
import { readClip } from '../../catalog/own/read-clip.ts'

const tall = { widthPx: 1080, heightPx: 1920 }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mazel-clips-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A frame that is calm but for stripes in some of its height, in shares. */
function frameOf(colour: string, restless: readonly [number, number] | undefined): Promise<Buffer> {
  const { widthPx, heightPx } = tall
  const [from = 0, until = 0] = restless ?? []
  const stripes = Array.from({ length: 60 }, (_, i) => {
    const height = (until - from) * heightPx
    return `<rect x="${i * 18}" y="${from * heightPx}" width="9" height="${height}" fill="${i % 2 ? '#000000' : '#ffffff'}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
    <rect width="100%" height="100%" fill="${colour}"/>${stripes.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

test('the words stand where the clip is calm in every frame', async () => {
  const still = await frameOf('#203050', undefined)
  const wildFoot = await frameOf('#203050', [0.5, 1])
  const wildHead = await frameOf('#203050', [0, 0.5])
  const placeIn = async (...frames: Buffer[]) => (await placeOnClip(tall, frames, {})).place
  expect(await placeIn(still, still)).toBe('foot')
  expect(await placeIn(still, wildFoot)).toBe('head')
  expect(await placeIn(wildHead, still)).toBe('foot')
  // Neither the foot nor the head is calm all the time.
  expect(
    await placeIn(await frameOf('#203050', [0.72, 1]), await frameOf('#203050', [0, 0.3])),
  ).toBe('middle')
  expect((await placeOnClip(tall, [still], { place: 'middle' })).place).toBe('middle')
})

test('the colours are near to those of the clip, and the worst frame decides the contrast', async () => {
  const first = async (...colours: string[]) => {
    const frames = await Promise.all(colours.map((colour) => frameOf(colour, undefined)))
    const { palettes, contrast } = await placeOnClip(tall, frames, { place: 'foot' })
    return { palette: palettes[0], contrast }
  }
  expect((await first('#0a1030')).palette).toBe('night')
  expect((await first('#300a18')).palette).toBe('wine')
  const light = await first('#fff4e0')
  expect(light.palette).toBe('linen')
  const mixed = await first('#fff4e0', '#fff4e0', '#fff4e0', '#000000')
  expect(mixed.palette).toBe('linen')
  expect(mixed.contrast).toBeLessThan(light.contrast)
  expect(mixed.contrast).toBeGreaterThan(7)
})

test.each([
  ['a tall clip', { widthPx: 1080, heightPx: 1920 }, ['status']],
  ['a wide one', { widthPx: 1920, heightPx: 1080 }, ['wide']],
  ['a square one', { widthPx: 1080, heightPx: 1080 }, ['square']],
])('%s is offered in formats that show most of it', async (_, size, formats) => {
  const frame = await sharp({
    create: { width: size.widthPx, height: size.heightPx, channels: 3, background: '#334455' },
  })
    .jpeg()
    .toBuffer()
  expect((await placeOnClip(size, [frame], {})).formats).toEqual(formats)
})

test('the words are few, and all are there long enough to read', async () => {
  const placed: PlacedOnClip = {
    ...{ formats: ['status'], place: 'foot', palettes: ['night'], contrast: 9 },
  }
  const wanted = { slug: 'dusk', titles: { en: 'Dusk' }, categories: ['wedding'] }
  const { design } = await clipDesign({ ...wanted, language: 'he' }, cards, placed)
  expect(design.fields.length).toBeLessThanOrEqual(5)
  expect(design.art).toMatchObject({ family: 'clip', motif: 'foot', palette: 'night' })
  for (const seconds of [3, 12, 30]) {
    const { scene, posterMs } = clipScene(design, seconds)
    expect(scene.seconds).toBe(Math.max(8, seconds))
    expect(posterMs).toBeLessThanOrEqual(1000 * scene.seconds - 2500)
  }
})

const stored = 'catalog/videos/chanukah-lights.63b913f3.mp4'

test('a clip is copied bit by bit, without the place, the time and the title that it tells', async () => {
  const told = path.join(folder, 'told.mp4')
  await ffmpeg(
    '-i',
    stored,
    ...['-c', 'copy', '-metadata', 'title=secret', '-metadata'],
    ...['location=+31.7767+035.2345/', told],
  )
  expect((await readFile(told)).includes('secret')).toBe(true)
  const clip = await readClip(told)
  expect(clip).toMatchObject({ widthPx: 1080, heightPx: 1920, hasSound: true })
  expect(clip.seconds).toBeCloseTo(15, 1)
  const bytes = Buffer.from(clip.bytes)
  for (const word of ['secret', '31.7767']) expect(bytes.includes(word)).toBe(false)
  // The index comes before the pictures, so that a phone plays it while it loads.
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  expect(await tracksOf(clip.bytes)).toEqual(await tracksOf(await readFile(told)))
  const mute = await readClip(told, { isMute: true })
  expect(await tracksOf(mute.bytes)).toMatchObject([{ codec: 'avc' }])
})

async function tracksOf(bytes: Uint8Array) {
  const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
  const tracks = await input.getTracks()
  return Promise.all(
    tracks.map(async (track) => {
      const { packetCount } = await track.computePacketStats()
      return { codec: track.codec, packetCount }
    }),
  )
}

const pictures = (size: string, seconds: number) => [
  ...['-f', 'lavfi', '-i', `color=c=teal:s=${size}:r=5:d=${seconds}`],
]
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const tone = ['-f', 'lavfi', '-i', 'sine=d=4']

test.each([
  ['too small', [...pictures('540x960', 4), ...h264], 'its shorter side must be at least 720 px'],
  ['too large', [...pictures('2160x3840', 3), ...h264], 'its longer side at most 1920 px'],
  ['too long', [...pictures('720x1280', 31), ...h264], 'a clip lasts 3 to 30 s'],
  ['too short', [...pictures('720x1280', 2), ...h264], 'a clip lasts 3 to 30 s'],
  ['in a codec that phones lack', [...pictures('720x1280', 4), '-c:v', 'mpeg4'], 'H.264'],
  [
    'of 4:4:4 colour',
    [...pictures('720x1280', 4), ...h264.slice(0, 4), '-pix_fmt', 'yuv444p'],
    'which some phones do not play',
  ],
  [
    'with another sound than AAC',
    [...pictures('720x1280', 4), ...tone, ...h264, '-c:a', 'libmp3lame'],
    'leave it out with "--mute"',
  ],
] as const)('a clip is refused that is %s', async (name, options, message) => {
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`)
  await ffmpeg(...options, file)
  await expect(readClip(file)).rejects.toThrow(message)
})

test('what is no clip, or not a whole one, is refused', async () => {
  const text = path.join(folder, 'text.mp4')
  await writeFile(text, 'Mazel tov')
  await expect(readClip(text)).rejects.toThrow('text.mp4 is not a video')
  const cut = path.join(folder, 'cut.mp4')
  await writeFile(cut, (await readFile(stored)).subarray(0, 2_000_000))
  await expect(readClip(cut)).rejects.toThrow('cut.mp4 cannot be read to its end')
  await expect(readClip(path.join(folder, 'none.mp4'))).rejects.toThrow('There is no file')
})

function ffmpeg(...words: readonly string[]) {
  return promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...words])
}
