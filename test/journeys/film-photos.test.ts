import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoFilmPath } from '../../src/shared/routes.ts'
import { onceRead, openPage } from '../browser/site.ts'
import { fingersOn } from '../browser/touch.ts'
import {
  frameOf,
  inspectFilm,
  makeMedia,
  soundOf,
  toneIn,
  turnMedia,
} from '../film/inspect-film.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const rows = (page: Page) => main(page).getByRole('listitem')

/** Each photo has a colour and a number; the last two are those of the clip. */
const colours = [
  ...['#d02020', '#20a040', '#2040d0', '#e0c020', '#a020b0', '#20b0c0'],
  ...['#703010', '#f0a0c0', '#101010', '#f0f0f0', '#80c020', '#f07010'],
  ...['#909090', '#204848'],
] as const
const clipColours = [12, 13] as const

const filmSize = { widthPx: 720, heightPx: 1280 }

/** A numbered photo, taken on that day of June. */
async function makePhoto(number: number, day: number) {
  const label = `<text x="500" y="420" font-size="300" text-anchor="middle" fill="#888">${number}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700"><rect width="1000" height="700" fill="${colours[number]}"/>${label}</svg>`
  const taken = `2026:06:${String(day).padStart(2, '0')} 10:00:00`
  const buffer = await sharp(Buffer.from(svg))
    .withExif({ IFD2: { DateTimeOriginal: taken } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** A clip of two colours, 2 s each, and a quiet tone, filmed on that day of June with the phone upright: turned, and white at its foot. */
async function makeClip(day: number) {
  const parts = clipColours.map((colour, i) => {
    const source = `color=0x${colours[colour]?.slice(1)}:size=1920x1080:rate=30:duration=2`
    return `${source}[part${i}]`
  })
  const foot = 'drawbox=x=0:y=0:w=960:h=1080:color=white:t=fill'
  const tone = `sine=frequency=${clipHertz}:duration=4,volume=0.5`
  const graph = `${parts.join(';')};[part0][part1]concat,${foot};${tone}`
  const filmed = ['-metadata', `creation_time=2026-06-${day}T10:00:00Z`]
  const picture = ['-filter_complex', graph, '-pix_fmt', 'yuv420p', ...filmed]
  const buffer = await turnMedia(await makeMedia('clip.mp4', picture), 90)
  return { name: 'clip.mp4', mimeType: 'video/mp4', buffer }
}

/** The number of the photo that a frame shows, by the colour at its edge. */
async function photoAt(mp4: Buffer, seconds: number): Promise<number> {
  const { rgb } = await frameOf(mp4, Math.round(seconds * 30), filmSize)
  const at = 3 * (200 * filmSize.widthPx + 360)
  const far = colours.map((colour) => {
    const value = Number.parseInt(colour.slice(1), 16)
    const wanted = [value >> 16, (value >> 8) & 255, value & 255]
    return wanted.reduce((sum, each, i) => sum + Math.abs(each - (rgb[at + i] ?? 0)), 0)
  })
  return far.indexOf(Math.min(...far))
}

/** Bytes of the films in the private storage of the site. */
function storedSizes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const sizes: number[] = []
    for await (const handle of (await navigator.storage.getDirectory()).values()) {
      if ('getFile' in handle) sizes.push((await handle.getFile()).size)
    }
    return sizes
  })
}

/** The row from which the middle of a frame is white. */
async function footAt(mp4: Buffer, seconds: number): Promise<number> {
  const { rgb, widthPx, heightPx } = await frameOf(mp4, Math.round(seconds * 30), filmSize)
  const isWhite = (y: number) => (rgb[3 * (y * widthPx + widthPx / 2)] ?? 0) > 200
  return Array.from({ length: heightPx }, (_, y) => y).findIndex(isWhite)
}

/** The middle of the handle of a row, by its number. */
async function handleOf(page: Page, number: number) {
  const box = await main(page)
    .getByTitle('Drag to move')
    .nth(number - 1)
    .boundingBox()
  if (!box) throw new Error(`row ${number} has no handle`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Share of the middle of the title, which is light, that is inked. */
async function inkIn(mp4: Buffer): Promise<number> {
  const { rgb, widthPx } = await frameOf(mp4, 30, filmSize)
  let dark = 0
  for (let y = 660; y < 820; y++) {
    for (let x = 140; x < 580; x++) if ((rgb[3 * (y * widthPx + x)] ?? 255) < 140) dark += 1
  }
  return dark / (160 * 440)
}

/** The same of its loudest 20 ms, as long as a beep of the microphone. */
function beepIn(sound: Float32Array, hertz: number, [fromS, toS]: readonly [number, number]) {
  const parts = Array.from({ length: Math.round((toS - fromS) / 0.005) }, (_, i) => {
    const atS = fromS + 0.005 * i
    return toneOf(sound, hertz, [atS, atS + 0.02])
  })
  return Math.max(...parts)
}

function toneOf(sound: Float32Array, hertz: number, part: readonly [number, number]) {
  return toneIn(sound, { hertz, sampleRate: songRate }, part)
}

/** A song of one tone, which lasts. */
function makeSong(seconds: number) {
  const tone = `sine=frequency=${songHertz}:duration=${seconds}:sample_rate=${songRate}`
  return makeMedia('tone.mp3', ['-f', 'lavfi', '-i', tone, '-b:a', '128k'])
}

const songHertz = 1500
/** Samples per second, which the film keeps. */
const songRate = 44_100
/** The tone of the microphone of the tests. */
const voiceHertz = 400
const clipHertz = 700

test('twelve photos and a clip by the time they were taken, two of them moved, become a film with sound, then with a greeting over an own song', async () => {
  const context = { hasTouch: true }
  const { page } = await openPage({ path: photoFilmPath, alone: true, context })
  const days = [7, 2, 12, 1, 9, 4, 11, 3, 6, 10, 5, 8]
  const photos = await Promise.all(days.map((day, number) => makePhoto(number, day)))
  const files = [await makeClip(15), ...photos]
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await main(page).getByText('12 photos, 1 clip', { exact: true }).waitFor()
  await button(page, 'Order by time taken').click()
  await button(page, 'Photo 1: later').press('Enter')
  const order = days.map((_, i) => days.indexOf(i + 1))
  const [first = 0, second = 0, ...others] = order
  // A finger takes the clip two places up.
  const fingers = await fingersOn(page)
  await main(page).getByTitle('Drag to move').nth(11).scrollIntoViewIfNeeded()
  await fingers.swipe(await handleOf(page, 13), await handleOf(page, 11))
  await main(page).getByText('Moved to place 11 of 13.').waitFor()
  await button(page, 'Clip 11: choose the seconds').waitFor()
  // Its sound is on, until it is switched off.
  const clipSound = main(page).getByRole('button', { name: 'Clip 11: sound' })
  expect(await clipSound.getAttribute('aria-pressed')).toBe('true')
  await clipSound.click()

  // The draft is on the device.
  await page.reload(onceRead)
  await expect.poll(() => rows(page).count()).toBe(13)
  const downloading = page.waitForEvent('download')
  // Saved at once, before the preview shows the words.
  await page.getByRole('textbox', { name: 'Title' }).fill('משפחת כהן')
  await button(page, 'Save the film').click()
  const mp4 = await readFile(await (await downloading).path())

  const { video, audio, boxes } = await inspectFilm(mp4)
  expect(video).toMatchObject({ codec_name: 'h264', width: 720, height: 1280, has_b_frames: 0 })
  expect(video.profile).toBe('Constrained Baseline')
  expect(Number(video.duration)).toBeCloseTo(60, 1)
  expect(audio).toMatchObject({ codec_name: 'aac' })
  expect(Number(audio?.duration)).toBeCloseTo(60, 1)
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  expect(mp4.length).toBeLessThan(16_000_000)
  // It was written to the device, not to memory.
  expect(await storedSizes(page)).toEqual([mp4.length])
  // The song plays in both of its repeats.
  const sound = await soundOf(mp4)
  for (const part of [0.25, 0.75]) {
    const from = Math.floor(part * sound.length)
    const peak = Math.max(...sound.subarray(from, from + 48_000).map(Math.abs))
    expect(peak).toBeGreaterThan(0.05)
  }

  expect(await inkIn(mp4)).toBeGreaterThan(0.01)

  // The whole clip takes 3.4 s besides its fades, and the photos share the rest.
  const photoS = (53 - 3.4) / 12
  const seen: number[] = []
  for (let i = 0; i < 12; i++) {
    seen.push(await photoAt(mp4, 3.5 + (i + 0.5) * photoS + (i < 10 ? 0 : 3.4)))
  }
  expect(seen).toEqual([second, first, ...others])
  const clipS = 3.5 + 10 * photoS
  expect([await photoAt(mp4, clipS + 0.9), await photoAt(mp4, clipS + 2.7)]).toEqual(clipColours)
  // It is copied in several tiles, each at its place.
  expect(Math.abs((await footAt(mp4, clipS + 0.9)) - 640)).toBeLessThanOrEqual(2)

  // No microphone without a permission, and a broken song, change nothing.
  await button(page, 'Record a greeting').click()
  await main(page).getByText('The microphone is not allowed.').waitFor()
  const music = main(page).getByLabel('Your own music file')
  const song = main(page).getByRole('combobox', { name: 'Song' })
  const former = await song.inputValue()
  await music.setInputFiles({ name: 'broken.mp3', mimeType: 'audio/mpeg', buffer: mp4.subarray(9) })
  await main(page).getByText('broken.mp3: this file is damaged').waitFor()
  expect(await song.inputValue()).toBe(former)

  await page.context().grantPermissions(['microphone'])
  await button(page, 'Record a greeting').click()
  await main(page).getByText('Recording: 0:04 of 2:00').waitFor()
  await button(page, 'Stop').click()
  const start = main(page).getByRole('slider', { name: 'Trim the start' })
  for (let i = 0; i < 10; i++) await start.press('ArrowRight')
  await button(page, 'Listen').click()
  await button(page, 'Pause').waitFor()
  await music.setInputFiles({
    name: 'tone.mp3',
    mimeType: 'audio/mpeg',
    buffer: await makeSong(12),
  })
  await song
    .getByRole('option', { name: 'tone.mp3', selected: true })
    .waitFor({ state: 'attached' })

  // Both are on the device.
  await page.reload(onceRead)
  await song
    .getByRole('option', { name: 'tone.mp3', selected: true })
    .waitFor({ state: 'attached' })
  await expect.poll(() => start.getAttribute('aria-valuetext')).toBe('0.5 seconds')
  await main(page).getByRole('radio', { name: '0:30' }).check({ force: true })
  await expect.poll(() => clipSound.getAttribute('aria-pressed')).toBe('false')
  await clipSound.click()
  // Only the first colour of the clip is left.
  await button(page, 'Clip 11: choose the seconds').click()
  const end = page.getByRole('dialog').getByRole('slider', { name: 'Trim the end' })
  for (let i = 0; i < 20; i++) await end.press('ArrowLeft')
  await page.getByRole('dialog').getByText('2.0 seconds').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  const again = page.waitForEvent('download')
  await button(page, 'Save the film').click()
  const spoken = await readFile(await (await again).path())

  const { audio: mixed } = await inspectFilm(spoken)
  // Ours: Chromium on Linux has no encoder for AAC.
  expect(mixed).toMatchObject({ codec_name: 'aac', profile: 'LC', start_time: '0.000000' })
  expect(Number(mixed?.duration)).toBeCloseTo(30, 3)
  // The clip is seen from 21.2 s to 23.2 s.
  expect(await photoAt(spoken, 3.5 + (10 * (23 - 1.4)) / 12 + 0.7)).toBe(clipColours[0])
  const heard = await soundOf(spoken)
  // The greeting starts after the title, at 3.5 s, and lasts at least 3.5 s.
  const alone = toneOf(heard, songHertz, [1, 3])
  expect(alone).toBeGreaterThan(0.05)
  const beneath = toneOf(heard, songHertz, [4, 6.8])
  expect(20 * Math.log10(beneath / alone)).toBeCloseTo(-12, 0)
  expect(beepIn(heard, voiceHertz, [4, 6.8])).toBeGreaterThan(0.2)
  for (const part of [
    [1, 3],
    [16, 18],
    [18, 20],
  ] as const) {
    expect(beepIn(heard, voiceHertz, part)).toBeLessThan(0.02)
    expect(toneOf(heard, clipHertz, part)).toBeLessThan(0.001)
  }
  // So is it beneath the clip, which is brought to the loudness of a song.
  const beneathClip = toneOf(heard, songHertz, [21.3, 23.1])
  expect(20 * Math.log10(beneathClip / alone)).toBeCloseTo(-12, 0)
  const fromClip = toneOf(heard, clipHertz, [21.9, 22.5])
  expect(20 * Math.log10(fromClip)).toBeCloseTo(-16, 0)
  // The song is back, starts again after each 12 s, and fades out at the end.
  for (const part of [
    [16, 18],
    [18, 20],
    [25, 27],
  ] as const) {
    expect(toneOf(heard, songHertz, part) / alone).toBeCloseTo(1, 1)
  }
  expect(toneOf(heard, songHertz, [29.8, 30]) / alone).toBeLessThan(0.1)
  expect(heard.every((sample) => Math.abs(sample) < 1)).toBe(true)
})

test('files that are no photos and no clips are named with a reason, and the others are kept', async () => {
  const { page } = await openPage({ path: photoFilmPath, alone: true })
  const clip = await makeClip(1)
  const still = ['-f', 'lavfi', '-i', 'color=red:size=320x240:rate=10:duration=1', '-c:v']
  const pieces = ['libx264', '-movflags', '+frag_keyframe+empty_moov']
  const moving = await makeMedia('moving.mp4', [...still, ...pieces])
  const tone = ['-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'aac']
  const wide = [...still, 'libx264', '-vf', 'scale=7680:4320', '-frames:v', '1']
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')])
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      await makePhoto(1, 1),
      { name: 'iphone.heic', mimeType: 'image/heic', buffer: heic },
      { ...clip, name: 'broken.mp4', buffer: Buffer.from('no film') },
      { ...clip, name: 'empty.mov', mimeType: '', buffer: Buffer.alloc(0) },
      { ...clip, name: 'cut.mp4', buffer: clip.buffer.subarray(0, 3000) },
      { ...clip, name: 'bare.mp4', buffer: moving.subarray(0, moving.indexOf('moof') - 4) },
      { ...clip, name: 'sound.mp4', buffer: await makeMedia('sound.mp4', tone) },
      { ...clip, name: 'old.mp4', buffer: await makeMedia('old.mp4', [...still, 'mpeg4']) },
      { ...clip, name: 'wide.mp4', buffer: await makeMedia('wide.mp4', wide) },
    ])
  await main(page).getByText('1 photo', { exact: true }).waitFor()
  const alert = main(page).getByRole('alert')
  await alert.getByText('wide.mp4').waitFor()
  expect(await alert.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^iphone\.heic: .*HEIC/),
    expect.stringMatching(/^broken\.mp4: This clip is damaged, protected, or not whole/),
    expect.stringMatching(/^empty\.mov: This clip is damaged, protected, or not whole/),
    expect.stringMatching(/^cut\.mp4: This clip is damaged, protected, or not whole/),
    expect.stringMatching(/^bare\.mp4: This clip has no pictures/),
    expect.stringMatching(/^sound\.mp4: This file has only sound/),
    expect.stringMatching(/^old\.mp4: This browser cannot show this clip/),
    expect.stringMatching(/^wide\.mp4: This clip is too large/),
  ])
  await main(page).getByText('Add 2 more photos or clips.').waitFor()
})

test('a film that is cancelled leaves the photos, and more than 60 photos are refused', async () => {
  const { page } = await openPage({ path: photoFilmPath, alone: true })
  const one = await makePhoto(3, 1)
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(Array.from({ length: 62 }, () => one))
  await main(page).getByText('The first 60 are here.').waitFor()
  await main(page).getByText('60 photos', { exact: true }).waitFor()
  await button(page, 'Save the film').click()
  await button(page, 'Cancel').click()
  await main(page).getByText('Cancelled. Nothing was saved.').waitFor()
  await expect
    .poll(() =>
      rows(page)
        .filter({ has: page.getByRole('textbox') })
        .count(),
    )
    .toBe(60)
})
