import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Miniflare } from 'miniflare'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalSite } from '../../bin/local-site.ts'
import { withOwnDesigns } from '../../catalog/own/own-designs.ts'
import { bindingStore, type ContentBindings } from '../../catalog/release/binding-store.ts'
import { readBuiltRelease } from '../../catalog/release/built-release.ts'
import { publish, rollback, withdraw } from '../../catalog/release/operations.ts'
import type { ReleaseStore } from '../../catalog/release/store.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { formatSizes } from '../../src/shared/format.ts'
import {
  cardDataPath,
  cardPath,
  pageDataPath,
  previewPath,
  searchCallPath,
  videoPath,
  videosPath,
} from '../../src/shared/routes.ts'
import { download, field, openCard, openMore } from '../browser/card-page.ts'
import { fileSavedBy, untilShown } from '../browser/card-pictures.ts'
import { openPage } from '../browser/site.ts'
import { drawMeadow, grass, sky } from '../fixtures/meadow.ts'

/*
 * An operator's picture becomes a card of a running site, and a clip a film: the command, and all
 * that it serves.
 */

const slug = 'meadow-at-noon'
const film = 'teal-evening'

let folder: string
let site: Miniflare
let origin: string
let store: ReleaseStore

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mazel-own-'))
  process.env.CONTENT_DIR = path.join(folder, 'content')
  site = await startLocalSite({ port: 0, stateDir: path.join(folder, 'state') })
  origin = (await site.ready).origin
  store = await bindingStore((await site.getBindings()) as unknown as ContentBindings)
})

afterAll(async () => {
  await site.dispose()
  await rm(folder, { recursive: true, force: true })
  delete process.env.CONTENT_DIR
})

async function run(...words: string[]) {
  const command = ['--disable-warning=ExperimentalWarning', 'catalog/catalog.ts', ...words]
  try {
    const { stdout, stderr } = await promisify(execFile)('node_modules/.bin/node', command)
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, stdout, stderr }
  }
}

const about = (title: string) => ['--title-en', title, '--category', 'wedding', '--language', 'he']

async function readSource() {
  return withOwnDesigns({ tree: await readBuiltRelease(), files: [] })
}

const statusOf = async (address: string) => (await fetch(origin + address)).status

async function shelfSlugs(): Promise<string[]> {
  const page = await fetch(origin + pageDataPath('/cards/wedding'))
  const { cards }: { cards: { slug: string }[] } = await page.json()
  return cards.map((card) => card.slug)
}

/** Pictures that other cards of a page wait for: the page asks for them again. */
const late = [/status of 503/]

/** Limit against hangs: everything that the commands do, one after another. */
const longMs = 600_000

test(
  'pictures and clips become cards and films: published, withdrawn and back again',
  async () => {
    await makeCard()
    await makeFilm()
    expect(await run('check')).toMatchObject({ code: 0 })

    await publish(store, { tree: await readBuiltRelease(), files: [] })
    const source = await readSource()
    const planned = await publish(store, source, { isDryRun: true })
    const names = [`card:${slug}`, 'shelf:wedding', `video:${film}`, 'videos']
    expect(planned.changed).toEqual(expect.arrayContaining(names))
    await publish(store, source)
    expect(await statusOf(cardPath(slug))).toBe(200)
    expect((await shelfSlugs())[0]).toBe(slug)
    const found = await fetch(origin + searchCallPath('meadow'))
    expect(JSON.stringify(await found.json())).toContain(slug)
    await checkPictures()
    await checkEditor()
    expect(await (await fetch(origin + videosPath({ category: 'wedding' }))).text()).toContain(
      videoPath(film),
    )
    await checkFilmEditor()

    const [published] = await store.readLog(1)
    await withdraw(store, film)
    await withdraw(store, slug)
    expect(await statusOf(cardPath(slug))).toBe(404)
    expect(await shelfSlugs()).not.toContain(slug)
    expect(await statusOf(videoPath(film))).toBe(404)
    await rollback(store, String(published?.number))
    expect(await statusOf(cardPath(slug))).toBe(200)
    expect(await shelfSlugs()).toContain(slug)
    expect(await statusOf(videoPath(film))).toBe(200)
  },
  longMs,
)

async function makeCard(): Promise<void> {
  const picture = path.join(folder, 'meadow.jpg')
  await drawMeadow(picture)
  const dry = await run('new', picture, ...about('Meadow at noon'), '--dry-run', '--json')
  expect(dry).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(dry.stdout)).toMatchObject({ slug, isDryRun: true })
  await expect(readdir(process.env.CONTENT_DIR ?? '')).rejects.toThrow('ENOENT')

  const made = await run('new', picture, ...about('Meadow at noon'), '--json')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const { formats, places, behind } = JSON.parse(made.stdout)
  expect(formats).toEqual(['portrait', 'status', 'square', 'print'])
  expect(behind).toBe('nothing')
  // The words stand in the sky.
  for (const format of ['portrait', 'print'] as const) {
    const { y, height } = places[format]
    expect(y + height, format).toBeLessThan(0.7 * formatSizes[format].heightPx)
  }
}

async function makeFilm(): Promise<void> {
  const made = await run('new', await makeClip(), ...about('Teal evening'), '--json')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const said = JSON.parse(made.stdout)
  expect(said).toMatchObject({ slug: film, formats: ['status'], seconds: 8 })
  expect(said.contrast).toBeGreaterThan(7)
}

/** The stored picture, the picture of the card, and the preview of a personal link. */
async function checkPictures(): Promise<void> {
  const design = JSON.parse(
    await readFile(path.join(process.env.CONTENT_DIR ?? '', 'designs', `${slug}.json`), 'utf8'),
  )
  const stored = await fetch(`${origin}/images/grounds/${design.art.picture.file}`)
  expect(stored.headers.get('Cache-Control')).toContain('immutable')
  const bytes = Buffer.from(await stored.arrayBuffer())
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(await colourAt(bytes, 0.02, 0.3)).toBeCloseTo3(sky)
  expect(await colourAt(bytes, 0.02, 0.74)).toBeCloseTo3(grass)

  const { summary } = await (await fetch(origin + cardDataPath(slug))).json()
  const { file } = summary.picture
  const address = `/images/cards/${file}?width=500&format=png`
  // It is drawn now, and on a busy machine it is not there at the first request.
  await expect.poll(() => statusOf(address), { timeout: 120_000 }).toBe(200)
  const shown = await fetch(origin + address)
  expect(await colourAt(Buffer.from(await shown.arrayBuffer()), 0.02, 0.3)).toBeCloseTo3(sky)

  const draft = { values: { chosson: 'יוֹסֵף' } }
  const previewAddress = previewPath(slug, await encodeDraft(draft))
  const preview = async () => {
    const answer = await fetch(origin + previewAddress, {
      headers: { 'CF-Connecting-IP': crypto.randomUUID() },
    })
    const isPersonal = answer.headers.get('Cache-Control')?.includes('max-age=86400')
    return isPersonal ? Buffer.from(await answer.arrayBuffer()) : undefined
  }
  const colourOfSky = async () => {
    const jpeg = await preview()
    // The card is in the middle of the preview.
    return jpeg && colourAt(jpeg, 0.5, 0.12)
  }
  await expect.poll(colourOfSky).toBeCloseTo3(sky)
}

/** The live card, its JPG and its PDF hold the picture. */
async function checkEditor(): Promise<void> {
  const size = formatSizes.portrait
  const page = await openCard({
    path: `${cardPath(slug)}?format=portrait`,
    site: origin,
    faults: late,
  })
  await field(page, 'Chosson').fill('יוֹסֵף מֵאִיר')
  const jpeg = await fileSavedBy(page, () => download(page).click())
  expect(await colourAt(jpeg.bytes, 0.02, 0.3)).toBeCloseTo3(sky)
  await untilShown(page, jpeg.bytes, size)
  const dialog = await openMore(page)
  await dialog.getByText('For a print shop').click()
  const save = dialog.getByRole('button', { name: 'Save PDF' })
  const pdf = await fileSavedBy(page, () => save.click())
  expect(pdf.bytes.length).toBeGreaterThan(100_000)
}

/** The colour of a place of a picture, in shares of its width and height. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata()
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  const area = { left, top, width: 8, height: 8 }
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract(area)
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

expect.extend({
  toBeCloseTo3(found: number[] | undefined, hex: string) {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    const pass = wanted.every((channel, i) => Math.abs(channel - (found?.[i] ?? Number.NaN)) <= 6)
    return { pass, message: () => `${found} is not ${wanted}` }
  },
})

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as vitest declares it
  interface Assertion<T = any> {
    toBeCloseTo3(hex: string): T
  }
}

/** Four seconds of one colour. */
async function makeClip(): Promise<string> {
  const file = path.join(folder, 'teal.mp4')
  const pictures = ['-f', 'lavfi', '-i', 'color=c=0x0f4c5c:s=720x1280:r=10:d=4']
  const options = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', file]
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...pictures, ...options])
  return file
}

/** The clip plays behind a visitor's words. */
async function checkFilmEditor(): Promise<void> {
  const { page } = await openPage({
    path: videoPath(film),
    site: origin,
    alone: true,
    faults: late,
  })
  const main = page.getByRole('main')
  await field(page, 'Chosson').fill('יוֹסֵף מֵאִיר')
  const canvas = main.locator('[data-player] canvas:visible')
  await canvas.waitFor()
  // Between the scrims of the header and of the words.
  const colourOfClip = () =>
    canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new TypeError('it is no canvas')
      const { width, height } = element
      return [
        ...(element.getContext('2d')?.getImageData(width / 2, 0.38 * height, 1, 1).data ?? []),
      ]
    })
  await expect.poll(async () => Math.abs(((await colourOfClip())[2] ?? 0) - 0x5c)).toBeLessThan(16)
}

test('what is missing is named where nobody can be asked', async () => {
  const { code, stdout, stderr } = await run('new', path.join(folder, 'any.jpg'))
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('Missing --title-en, --category, --language.')
})

test('a refusal is a sentence and a code, without a trace', async () => {
  const refused = await run('new', path.join(folder, 'none.jpg'), ...about('Refused'))
  expect(refused).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no file ${path.join(folder, 'none.jpg')}.\n`,
  })
})
