import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawRoomed } from '../../catalog/gifs/draw-frames.ts'
import { gifSourceSchema, madeGifsSchema } from '../../catalog/gifs/gif-source.ts'
import { gifs } from '../../catalog/gifs/gifs.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { type Letters, putName } from '../../client/gif-name/put-name.ts'
import { loadFontTables } from '../../src/shared/card/load-font-tables.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { setGifName } from '../../src/shared/gif-name.ts'
import { type NameLine, nameLineSchema } from '../../src/shared/name-line.ts'

const dir = 'catalog/gifs/made'
const made = v
  .parse(madeGifsSchema, JSON.parse(await readFile(path.join(dir, 'made.json'), 'utf8')))
  .flatMap(({ gif }) => (gif.roomed ? [{ slug: gif.slug, roomed: gif.roomed }] : []))
const names = ['משפחת כהן', 'Mazel tov to the Goldberger family']

test('every picture has room for a name', () => {
  expect(made.map(({ slug }) => slug)).toEqual(gifs.map(({ slug }) => slug))
})

describe.each(made)('$slug', async ({ roomed }) => {
  const line = v.parse(nameLineSchema, roomed.line)
  const gif = await readFile(path.join(dir, roomed.file))
  const bare = await readGif(gif)

  test('weighs what it says, and no more than a chat takes quickly', () => {
    expect(gif.length).toBe(roomed.bytes)
    expect(gif.length).toBeLessThanOrEqual(480_000)
  })

  test('is still where a name can stand', () => {
    const [first] = bare.frames
    for (const frame of bare.frames) {
      expect(changesIn(line.box, [first, frame], bare.width)).toBe(0)
    }
  })

  test.each(names)('takes the name %s and stays the same around it', async (name) => {
    const letters = await draw(name, line, bare.width)
    const named = putName(gif, letters)
    expect(named.length).toBeLessThan(gif.length + 6000)
    const { frames, ...facts } = await readGif(named)
    const { frames: bareFrames, ...bareFacts } = bare
    expect(facts).toEqual(bareFacts)
    const touched = placesOf(letters, 1)
    const covered = placesOf(letters, 255)
    expect(covered.length).toBeGreaterThan(200)
    frames.forEach((frame, i) => {
      // The palette has the colour of the name, or one that looks the same.
      expect(distance(frame, covered, letters.colour)).toBeLessThan(10)
      expect(withPixels(bareFrames[i], frame, touched).equals(frame)).toBe(true)
    })
  })
})

test('letters outside the picture are refused', async () => {
  const [first] = made
  const gif = await readFile(path.join(dir, first?.roomed.file ?? ''))
  const letters = { width: 4, height: 4, cover: new Uint8Array(16), colour: 0 }
  expect(() => putName(gif, { ...letters, x: 538, y: 0 })).toThrow('letters: 538, 0')
})

test('a name like a field that the card lacks is refused', async () => {
  const [input] = gifs
  const source = v.parse(gifSourceSchema, { ...input, name: { ...input?.name, like: 'nobody' } })
  const design = cards.find(({ slug }) => slug === source.card)
  await expect(drawRoomed(v.parse(cardDesignSchema, design), source)).rejects.toThrow(
    `${source.slug}: name: the card has no such field`,
  )
})

async function draw(text: string, line: NameLine, sidePx: number): Promise<Letters> {
  const { line: placed } = setGifName(text, line, await loadFontTables(line.faces))
  if (!placed) throw new RangeError(`${text} sets no line`)
  const [outline] = await outliner.outline([placed])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sidePx} ${sidePx}"><path d="${outline}"/></svg>`
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: sidePx },
    font: { loadSystemFonts: false },
  }).render()
  const cover = Uint8Array.from({ length: sidePx ** 2 }, (_, i) => pixels[4 * i + 3] ?? 0)
  const colour = Number.parseInt(line.colour.slice(1), 16)
  return { x: 0, y: 0, width: sidePx, height: sidePx, cover, colour }
}

interface Decoded {
  width: number
  height: number
  loop: number | undefined
  delay: number[] | undefined
  /** RGB, row by row. */
  frames: Buffer[]
}

async function readGif(gif: Uint8Array): Promise<Decoded> {
  const image = sharp(gif, { animated: true })
  const { loop, delay } = await image.metadata()
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const height = info.pageHeight ?? info.height
  const bytes = 3 * info.width * height
  const frames = Array.from({ length: data.length / bytes }, (_, i) =>
    data.subarray(i * bytes, (i + 1) * bytes),
  )
  return { width: info.width, height, loop, delay, frames }
}

function changesIn(
  { x, y, width, height }: NameLine['box'],
  [a, b]: readonly (Buffer | undefined)[],
  sidePx: number,
): number {
  let changes = 0
  for (let row = y; row < y + height; row++) {
    const [from, to] = [3 * (row * sidePx + x), 3 * (row * sidePx + x + width)]
    if (a && b && !a.subarray(from, to).equals(b.subarray(from, to))) changes += 1
  }
  return changes
}

/** Pixels that the letters cover at least so much, 0 to 255. */
function placesOf({ cover }: Letters, least: number): number[] {
  return [...cover.keys()].filter((i) => (cover[i] ?? 0) >= least)
}

/** The mean distance of pixels to a colour, in the channel that differs most. */
function distance(frame: Buffer, places: readonly number[], colour: number): number {
  const channels = [16, 8, 0].map((shift, c) => ({ wanted: (colour >> shift) & 255, c }))
  let sum = 0
  for (const place of places) {
    let most = 0
    for (const { wanted, c } of channels) {
      most = Math.max(most, Math.abs(wanted - (frame[3 * place + c] ?? 0)))
    }
    sum += most
  }
  return sum / places.length
}

/** A copy of a frame with these pixels of another. */
function withPixels(frame: Buffer | undefined, other: Buffer, places: readonly number[]): Buffer {
  const copy = Buffer.from(frame ?? [])
  for (const place of places) {
    for (let at = 3 * place; at < 3 * place + 3; at++) copy[at] = other[at] ?? 0
  }
  return copy
}
