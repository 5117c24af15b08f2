import type { Route } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatSizes } from '../../src/shared/format.ts'
import { download, field, lineOf, live, newName, openCard, openMore } from '../browser/card-page.ts'
import {
  decode,
  differenceOf,
  fileSavedBy,
  pictureOfLive,
  untilShown,
} from '../browser/card-pictures.ts'
import { gate, openPage } from '../browser/site.ts'

/** Address of a built picture in full size. */
const builtJpeg = /\.png\?width=1080&format=jpeg$/

test.each([
  [
    'Yiddish',
    'honey-and-pomegranates',
    'portrait',
    { Greeting: 'אַ פֿריילעכן יאָר', Wish: 'אַ זיס יאָר מיט געזונט' },
  ],
  ['English', 'pomegranate-bough', 'square', { From: 'The Feldman and Rosenberg Families' }],
  ['mixed', 'papercut-arch', 'print', { Chosson: 'יוסף (Joe) 2026' }],
] as const)(
  'a downloaded card in %s is the card as it is shown',
  async (_, slug, format, values) => {
    const page = await openCard({ path: `/card/${slug}?format=${format}` })
    const size = formatSizes[format]
    const before = await pictureOfLive(page, size)
    for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
    const jpeg = await fileSavedBy(page, () => download(page).click())
    await page.getByText('Saved. Look in your downloads.').waitFor()
    await openMore(page)
    const saving = () => page.getByRole('button', { name: 'Save as PNG' }).click()
    const png = await fileSavedBy(page, saving)
    expect([jpeg.name, png.name]).toEqual([`mazel-${slug}.jpg`, `mazel-${slug}.png`])
    expect(await decode(page, jpeg.bytes)).toEqual({ ...size, type: 'jpeg' })
    expect(await decode(page, png.bytes)).toEqual({ ...size, type: 'png' })
    await untilShown(page, jpeg.bytes, size)
    const shown = await pictureOfLive(page, size)
    const differences = {
      jpeg: await differenceOf(page, jpeg.bytes, shown),
      png: await differenceOf(page, png.bytes, shown),
      before: await differenceOf(page, jpeg.bytes, before),
    }
    expect(differences.jpeg).toBeLessThan(0.006)
    expect(differences.png).toBeLessThan(0.006)
    expect(differences.before).toBeGreaterThan(2 * differences.jpeg)
  },
)

test('a photo leaves the page with its card', async () => {
  const page = await openCard({ path: '/card/pomegranate-bough?format=square' })
  const size = formatSizes.square
  const before = await pictureOfLive(page, size)
  const create = { width: 600, height: 400, channels: 3, background: '#2b6cb0' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByRole('button', { name: 'Photo', exact: true }).click()
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles(file)
  await live(page).locator('image').waitFor({ state: 'attached' })
  const { bytes } = await fileSavedBy(page, () => download(page).click())
  await untilShown(page, bytes, size)
  expect(await differenceOf(page, bytes, before)).toBeGreaterThan(0.02)
})

test('a download that fails says what failed and keeps what was typed', async () => {
  const page = await openCard({
    faults: [/Failed to load resource/, /font/, /fetch/i],
    prepare: (page) => page.route('**/fonts/*.ttf', (route) => route.abort('internetdisconnected')),
  })
  await field(page, 'Chosson').fill(newName)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await download(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect.poll(() => alert.textContent()).toContain('The lettering could not be loaded')
  expect(await field(page, 'Chosson').inputValue()).toBe(newName)
  await page.unroute('**/fonts/*.ttf')
  const { name } = await fileSavedBy(page, () => download(page).click())
  expect(name).toBe('mazel-papercut-arch.jpg')
  expect(await alert.count()).toBe(0)
  expect(await live(page).count()).toBe(1)
})

test('a card that nobody changed is saved as the server has it, and drawn after a change', async () => {
  const { wait, open } = gate()
  const { page } = await openPage({
    ...{ path: '/card/three-crescents', alone: true },
    prepare: (page) =>
      page.route('**/fonts/*.ttf', async (route) => wait.then(() => route.continue())),
  })
  const asked = page.waitForRequest(builtJpeg)
  // No letter can be drawn yet.
  const first = await fileSavedBy(page, () => download(page).click())
  const built = await fetch((await asked).url())
  expect(first.bytes.equals(Buffer.from(await built.arrayBuffer()))).toBe(true)
  expect(first.name).toBe('mazel-three-crescents.jpg')
  expect(await decode(page, first.bytes)).toEqual({ ...formatSizes.status, type: 'jpeg' })
  open()
  await live(page).waitFor()
  await untilShown(page, first.bytes, formatSizes.status)
  await field(page, 'Wish').fill('Gut Chodesh')
  const second = await fileSavedBy(page, () => download(page).click())
  expect(await differenceOf(page, second.bytes, first.bytes)).toBeGreaterThan(0.001)
})

test.each([
  ['cannot make its file', (route: Route) => route.fulfill({ status: 503 }), [/503/]],
  ['keeps its file to itself', () => {}, []],
])('a card is drawn where the server %s', async (_, answer, faults) => {
  const { page, faults: found } = await openPage({
    ...{ path: '/card/three-crescents', alone: true, faults },
    prepare: (page) => page.route(builtJpeg, answer),
  })
  const { bytes } = await fileSavedBy(page, () => download(page).click())
  expect(await decode(page, bytes)).toEqual({ ...formatSizes.status, type: 'jpeg' })
  await untilShown(page, bytes, formatSizes.status)
  for (const fault of faults) expect(found).toContainEqual(expect.stringMatching(fault))
})
