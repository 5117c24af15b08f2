import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { madeDir } from '../../catalog/songs/made-songs.ts'
import { sourceOf } from '../../catalog/videos/film-tasks.ts'
import { films } from '../../catalog/videos/films/films.ts'
import { openStudio } from '../../catalog/videos/open-studio.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { personalPath } from '../../src/shared/routes.ts'
import { filmSourceSchema } from '../../src/shared/video.ts'
import { field, newName } from '../browser/card-page.ts'
import { onceRead, openPage, untilHydrated } from '../browser/site.ts'
import { soundOf } from '../film/inspect-film.ts'

const filmSlug = 'papers-for-a-wedding'
const filmPath = `/video/${filmSlug}`

const main = (page: Page) => page.getByRole('main')
const canvas = (page: Page) => main(page).locator('[data-player] canvas:visible')
const range = (page: Page) => main(page).getByRole('slider', { name: 'Time' })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const timeOf = async (page: Page) => Number(await range(page).inputValue())

/** Opens a film and waits for its first frame, for a visitor without drafts. */
async function openFilm(options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({ path: filmPath, alone: true, ...options })
  await page.keyboard.press('Shift')
  await canvas(page).waitFor()
  return page
}

async function frameOf(page: Page): Promise<Buffer> {
  const url = await canvas(page).evaluate((element: HTMLCanvasElement) => element.toDataURL())
  return Buffer.from(url.replace(/^[^,]*,/, ''), 'base64')
}

const seek = (page: Page, timeMs: number) => range(page).fill(String(timeMs))

test('one tap plays it, another stops it, and at its end it can be played again', async () => {
  const page = await openFilm()
  await button(page, 'Play').click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(500)
  await button(page, 'Pause').click()
  await button(page, 'Play').waitFor()
  const stopped = await timeOf(page)
  await page.evaluate(nextFrame)
  expect(await timeOf(page)).toBe(stopped)
  await seek(page, 15_000)
  await button(page, 'Play again').click()
  await button(page, 'Pause').waitFor()
  await expect.poll(() => timeOf(page)).toBeLessThan(15_000)
})

/** For `evaluate`: resolves in the frame after the next, when what plays has gone on. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs the page's clock at another speed, so frames come late, however fast the machine is. */
const paced = (speed: number) => (page: Page) =>
  page.addInitScript(`{
    const now = performance.now.bind(performance)
    performance.now = () => ${speed} * now()
  }`)

test('a device that is late is given ever narrower pictures, and no less than are of use', async () => {
  const context = { deviceScaleFactor: 2 }
  const page = await openFilm({ height: 1000, context, prepare: paced(2.5) })
  await canvas(page).evaluate(noteWidths)
  await button(page, 'Play').click()
  const widths = () => page.evaluate(() => [...widthsPx])
  await expect.poll(widths).toEqual([1080, 540, 360])
})

declare global {
  /** The widths that a canvas has had. */
  var widthsPx: Set<number>
}

function noteWidths(canvas: HTMLCanvasElement) {
  globalThis.widthsPx = new Set([canvas.width])
  new MutationObserver(() => widthsPx.add(canvas.width)).observe(canvas, {
    attributeFilter: ['width'],
  })
}

test('a time shows its frame, whatever was shown before, as the builder of films draws it', async () => {
  const page = await openFilm({ prepare: paced(0.1) })
  await seek(page, 4000)
  const sought = await frameOf(page)
  await button(page, 'Play').click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4100)
  await button(page, 'Pause').click()
  expect((await frameOf(page)).equals(sought)).toBe(false)
  await seek(page, 4000)
  await expect.poll(async () => (await frameOf(page)).equals(sought)).toBe(true)
  const { width } = await sharp(sought).metadata()
  expect(await unlikeness(sought, await drawnFrame(4000, width))).toBeLessThan(0.01)
})

/** The frame that the builder draws, without a page round it. */
async function drawnFrame(timeMs: number, widthPx: number): Promise<Buffer | undefined> {
  const film = v.parse(
    filmSourceSchema,
    films.find(({ slug }) => slug === filmSlug),
  )
  const input = cards.find(({ slug }) => slug === film.card)
  const design = v.parse(cardDesignSchema, input)
  const source = await sourceOf({ film, design, key: filmSlug })
  const studio = await openStudio()
  try {
    return (await studio.drawFrames({ ...source, widthPx }, [timeMs]))[0]
  } finally {
    await studio.close()
  }
}

/** Share of the values that differ by more than JPEG causes. */
async function unlikeness(one: Buffer, other: Buffer | undefined): Promise<number> {
  const pixelsOf = (picture: Buffer | undefined) => sharp(picture).removeAlpha().raw().toBuffer()
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  expect(second.length).toBe(first.length)
  let unlike = 0
  for (const [i, value] of first.entries()) {
    if (Math.abs(value - (second[i] ?? 0)) > 32) unlike += 1
  }
  return unlike / first.length
}

test('keys play, stop, go on and go back, and the time is told in words', async () => {
  const page = await openFilm()
  await range(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => timeOf(page)).toBe(2000)
  await expect.poll(() => range(page).getAttribute('aria-valuetext')).toBe('2 of 15 seconds')
  await page.keyboard.press('Space')
  await button(page, 'Pause').waitFor()
  await page.keyboard.press('Space')
  await button(page, 'Play').waitFor()
})

test('what is typed is seen, can be undone and is back after a reload', async () => {
  const page = await openFilm()
  const plain = await frameOf(page)
  await field(page, 'Chosson').fill(newName)
  await expect.poll(async () => (await frameOf(page)).equals(plain)).toBe(false)
  await button(page, 'Undo').first().click()
  await expect.poll(async () => (await frameOf(page)).equals(plain)).toBe(true)
  await button(page, 'Redo').first().click()
  await main(page).getByText('Saved on this device').waitFor()
  await page.reload(onceRead)
  await main(page).getByText('Your draft from a moment ago is back.').waitFor()
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(newName)
  // The draft of the film does not change the card.
  await page.goto(page.url().replace(filmPath, '/card/papercut-arch'), onceRead)
  await main(page).getByText('Saved on this device').waitFor()
  expect(await field(page, 'Chosson').inputValue()).not.toBe(newName)
})

test('a personal link opens in the editor with its words and its song', async () => {
  const text = await encodeDraft({ values: { chosson: newName }, film: { song: null } })
  const context = { reducedMotion: 'reduce' } as const
  const page = await openFilm({ path: personalPath(filmPath, text), context })
  await button(page, 'Change the words').click()
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(newName)
  await expect.poll(() => page.getByRole('radio', { name: 'No song' }).isChecked()).toBe(true)
  const head = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await page.title()).toBe('A video for you · Mazel')
  expect(await head('meta[name=robots]')).toBe('noindex')
  const preview = await head('meta[property="og:image"]')
  expect(preview).toContain('/preview/card/papercut-arch.jpg?d=')
})

test('a square one is square', async () => {
  const page = await openFilm()
  await page.getByRole('radio', { name: /^Square/ }).check()
  const sizeOf = () =>
    canvas(page).evaluate(({ width, height }: HTMLCanvasElement) => width / height)
  await expect.poll(sizeOf).toBe(1)
  await page.getByRole('radio', { name: /^Wide/ }).check()
  await expect.poll(sizeOf).toBeCloseTo(16 / 9, 1)
})

test('drafts of films have their title and picture, over a clip the words on its still', async () => {
  const page = await openFilm()
  const keep = async (name: string) => {
    await untilHydrated(page)
    await field(page, name).fill(newName)
    const saving = main(page).getByText('Saving…').locator('visible=true')
    await saving.waitFor({ state: 'hidden' })
  }
  await keep('Chosson')
  await page.goto(page.url().replace(filmPath, '/video/chanukah-lights-for-you'), onceRead)
  await keep('Your family')
  await page.goto(page.url().replace(/\/video.*/, '/drafts'), onceRead)
  const rowOf = (title: string) => main(page).getByRole('listitem').filter({ hasText: title })
  const onCard = rowOf('Papers for a wedding, video')
  const onClip = rowOf('Chanukah lights, with your name, video')
  for (const row of [onCard, onClip])
    await row.locator('[data-live] svg', { hasText: newName }).waitFor()
  expect(await onCard.locator('[data-live] img').count()).toBe(0)
  const widthOf = (picture: HTMLImageElement) => picture.naturalWidth
  await expect.poll(() => onClip.locator('[data-live] img').evaluate(widthOf)).toBeGreaterThan(0)
})

test('any card can be made to move, by any plot, the best one first', async () => {
  const { page } = await openPage({ path: '/card/papercut-arch', alone: true })
  await page.getByRole('link', { name: 'Turn into a video' }).click()
  await page.waitForURL('**/video/move/papercut-arch', onceRead)
  await canvas(page).waitFor()
  const plots = main(page).getByRole('group', { name: 'Story' }).getByRole('radio')
  expect(await plots.first().isChecked()).toBe(true)
  await button(page, 'All stories').click()
  const frames = new Set<string>()
  for (const name of ['Gold', 'Paper', 'A garden']) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
    await button(page, 'Pause').click()
    await seek(page, 3000)
    frames.add((await frameOf(page)).toString('base64'))
  }
  expect(frames.size).toBe(3)
})

test('it is taken away as an MP4 with its index first', async () => {
  const page = await openFilm({ path: '/video/move/papercut-arch' })
  const downloading = page.waitForEvent('download', { timeout: 200_000 })
  await button(page, 'Download the video').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('mazel-papercut-arch.mp4')
  const file = await readFile(await download.path())
  expect(file.subarray(4, 8).toString()).toBe('ftyp')
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
  await main(page).getByText('Saved. Look in your downloads.').waitFor()
})

test('a song is as loud in the file as in the player, and its gains are fetched for that alone', async () => {
  const page = await openFilm({ path: '/video/move/papercut-arch', prepare: keepAudio })
  const gains: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.gains')) gains.push(request.url())
  })
  await main(page).getByText('Volume and start').click()
  await main(page).getByRole('slider', { name: 'Volume' }).fill('40')
  const heardLevel = () => page.evaluate(() => audios.at(-1)?.volume)
  // Five steps lower: 0.4 would be 5.3.
  await expect.poll(heardLevel).toBeCloseTo(2 ** (-5 / 4))
  expect(gains).toEqual([])
  const downloading = page.waitForEvent('download', { timeout: 200_000 })
  await button(page, 'Download the video').click()
  const heard = await soundOf(await readFile(await (await downloading).path()))
  expect(gains).toHaveLength(1)
  const song = gains[0]?.replace(/.*\/(.*)gains$/, '$1m4a') ?? ''
  const source = await soundOf(await readFile(join(madeDir, song)))
  expect(heard.length).toBeGreaterThan(14 * 96_000)
  const error = heard.findIndex(
    (each, i) => Math.abs(each - 2 ** (-5 / 4) * (source[i] ?? 1)) > 1e-6,
  )
  expect(error).toBe(-1)
})

declare global {
  /** All audio elements that the page has created. */
  var audios: HTMLAudioElement[]
}

const keepAudio = (page: Page) =>
  page.addInitScript(() => {
    globalThis.audios = []
    globalThis.Audio = class extends Audio {
      constructor() {
        super()
        audios.push(this)
      }
    }
  })

test('the making of a video can be cancelled', async () => {
  const page = await openFilm()
  await button(page, 'Download the video').click()
  await button(page, 'Cancel').click()
  await main(page).getByText('Cancelled. Nothing was saved.').waitFor()
})

test('where little motion is wanted a film waits in its last frame', async () => {
  const context = { reducedMotion: 'reduce' } as const
  const { page } = await openPage({ path: filmPath, alone: true, context })
  await page.keyboard.press('Shift')
  await canvas(page).waitFor()
  const resting = await frameOf(page)
  await seek(page, 15_000)
  await expect.poll(async () => (await frameOf(page)).equals(resting)).toBe(true)
})
