import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { drawMoving } from '../../catalog/gifs/draw-frames.ts'
import { fitLoop } from '../../catalog/gifs/encode-loop.ts'
import { gifSourceSchema, madeGifsSchema } from '../../catalog/gifs/gif-source.ts'
import { gifs } from '../../catalog/gifs/gifs.ts'
import { parsePathData, toPathData } from '../../src/shared/art/path-data.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { isProofed, phrasesFor } from '../../src/shared/wording/phrases-for.ts'
import { designOf } from '../fixtures/designs.ts'

const dir = 'catalog/gifs/made'
const made = v
  .parse(madeGifsSchema, JSON.parse(await readFile(path.join(dir, 'made.json'), 'utf8')))
  .map(({ gif }) => gif)
const sources = gifs.map((gif) => v.parse(gifSourceSchema, gif))

test('what was made is what is written, a dozen or more, and no file besides', async () => {
  expect(made.length).toBeGreaterThanOrEqual(12)
  const told = ({
    slug,
    titles,
    description,
    categories,
  }: (typeof sources)[0] | (typeof made)[0]) => ({ slug, titles, description, categories })
  expect(made.map(told)).toEqual(sources.map(told))
  const files = made.flatMap(({ still, moving, roomed }) => [still.file, moving.file, roomed?.file])
  expect((await readdir(dir)).sort()).toEqual([...files, 'made.json'].sort())
  const slugs = builtinCategories.map(({ slug }) => slug)
  for (const { categories } of made) expect(slugs).toEqual(expect.arrayContaining(categories))
})

test('together they weigh what a checkout can bear', async () => {
  const moving = made.flatMap(({ moving, roomed }) => (roomed ? [moving, roomed] : [moving]))
  const sizes = await Promise.all(moving.map(({ file }) => stat(path.join(dir, file))))
  expect(sizes.map(({ size }) => size)).toEqual(moving.map(({ bytes }) => bytes))
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12_000_000)
})

test('none is larger than a sticker may be, with a name and without', () => {
  const sizes = made.flatMap(({ moving, roomed }) => [moving.bytes, roomed?.bytes ?? 0])
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500_000)
})

test('more than the limit holds is refused, and less takes fewer colours', async () => {
  const sidePx = 48
  const noise = (seed: number) =>
    Buffer.from(Uint8Array.from({ length: 4 * sidePx ** 2 }, (_, i) => (i * i * seed) % 251))
  const loop = { frames: [7, 11, 13].map(noise), sidePx, tolerance: 0 }
  const whole = await fitLoop(loop, 1_000_000)
  const smaller = await fitLoop(loop, whole.length - 1)
  expect(smaller.length).toBeLessThan(whole.length)
  await expect(fitLoop(loop, 2000)).rejects.toThrow('too much moves for a GIF of 2 kB')
})

describe.each(made)('$slug', ({ still, moving }) => {
  const file = path.join(dir, moving.file)

  test('is a GIF without end, of at most 4 s', async () => {
    const {
      format,
      width,
      pageHeight,
      pages = 0,
      loop,
      delay = [],
    } = await sharp(file, {
      animated: true,
    }).metadata()
    expect({ format, width, pageHeight, loop }).toEqual({
      format: 'gif',
      width: moving.width,
      pageHeight: moving.height,
      loop: 0,
    })
    expect(pages).toBeGreaterThan(24)
    expect(delay).toHaveLength(pages)
    expect(delay.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(4000)
  })

  test('moves, and its last frame leads into the first as any into the next', async () => {
    const frames = await framesOf(file)
    const steps = frames.map((frame, i) => difference(frame, frames[i + 1] ?? frame)).slice(0, -1)
    const usual = Math.max(...steps)
    expect(Math.min(...steps)).toBeGreaterThan(0)
    // Or less than anyone sees.
    const most = Math.max(1.1 * usual, 0.05)
    expect(difference(frames.at(-1), frames[0])).toBeLessThanOrEqual(most)
  })

  test('begins as its still', async () => {
    const [first] = await framesOf(file)
    const picture = sharp(path.join(dir, still.file))
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([still.width, still.height])
    expect(difference(first, data)).toBeLessThan(5)
  })
})

async function framesOf(file: string): Promise<Buffer[]> {
  const image = sharp(file, { animated: true }).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const bytes = info.width * (info.pageHeight ?? info.height) * info.channels
  return Array.from({ length: data.length / bytes }, (_, i) =>
    data.subarray(i * bytes, (i + 1) * bytes),
  )
}

/** The mean difference over all channels. */
function difference(a: Buffer | undefined, b: Buffer | undefined): number {
  if (!a || a.length !== b?.length) throw new RangeError('frames differ in size')
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

test.each(sources)('$slug says nothing that awaits a proof-reader', async (source) => {
  const phrases = source.categories.flatMap((slug) =>
    phrasesFor({
      categories: [slug],
      kinds: ['greeting', 'wish', 'invite', 'thanks'],
      maxLength: 200,
    }),
  )
  const proofed = new Set(phrases.filter(isProofed).map(({ text }) => text))
  const { fields } = designOf(source.card)
  const words = fields.map(({ id, value }) => source.values[id] ?? value)
  const doubtful = phrases.filter((one) => !isProofed(one) && !proofed.has(one.text))
  expect(words.filter((word) => doubtful.some(({ text }) => text === word))).toEqual([])
})

test('a motion that a card has nothing for is refused by name', async () => {
  const source = v.parse(gifSourceSchema, { ...gifs[0], motions: [{ kind: 'glint' }] })
  await expect(drawMoving(designOf(source.card), source)).rejects.toThrow(
    `${source.slug}: motions: nothing in ${source.card} does glint`,
  )
})

test('words too long for the card are refused with their field', async () => {
  const source = v.parse(gifSourceSchema, {
    ...gifs[0],
    values: { greeting: 'שבת שלום '.repeat(10).trim() },
  })
  await expect(drawMoving(designOf(source.card), source)).rejects.toThrow('field greeting is too-')
})

test('a moment draws the same whenever it is asked for', async () => {
  const [source] = sources
  if (!source) throw new RangeError('there is no gif')
  const [a, b] = await Promise.all([1, 2].map(() => drawMoving(designOf(source.card), source)))
  b?.at(0.9)
  expect(b?.at(0.4)).toBe(a?.at(0.4))
  expect(b?.at(0.4)).not.toBe(b?.at(0.41))
})

test('path data is read as it was written', () => {
  const data = 'M12.5-3c4 .5 8 .5 12-1.5l-3 9zm4 4q.5.25 1 0'
  expect(toPathData(parsePathData(data), 2)).toBe(data)
  expect(parsePathData('M4 4l2 0zm1 1l1 1').slice(3)).toEqual([
    ['M', 5, 5],
    ['L', 6, 6],
  ])
  expect(() => parsePathData('M0 0a4 4 0 0 0 8 8')).toThrow(RangeError)
})
