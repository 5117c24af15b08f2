import { expect, test } from 'vitest'
import { boundsOf, type Path, subpathsOf } from '#shared/art/path.ts'
import { flatten, isInside } from '#shared/art/polygon.ts'
import { woodtype } from '#shared/art/woodtype/woodtype.ts'
import { fitWords } from '#shared/lettering/fit-words.ts'
import { loadHands } from '#shared/lettering/load-hands.ts'
import type { MaterialId } from '#shared/lettering/material.ts'
import { paintMaterial } from '#shared/lettering/paint-material.ts'
import { buildWood } from '../../../catalog/lettering/build-wood.ts'
import stored from '../../../src/shared/lettering/hands/wood.json' with { type: 'json' }

const { wood } = await loadHands(['wood'])
const measurePx = 900

function lay(text: string, sizes = { min: 40, max: 300 }, maxLines = 1) {
  if (!wood) throw new RangeError('there is no wood type')
  return fitWords(text, wood, { faces: ['suez-one-400'], sizes, maxLines }, measurePx)
}

test.each(['פורים שמח', 'משפחת ראזענבערג', 'ר׳ ישעיה', 'Happy Birthday', 'שנת 2026'])(
  '%s fills the measure, whatever its length',
  (text) => {
    const [line] = lay(text).lines
    expect(line?.ink.width).toBeGreaterThan(0.95 * measurePx)
    expect(line?.ink.width).toBeLessThanOrEqual(measurePx)
  },
)

test('letters are narrowed before they are smaller, and widened up to a bound', () => {
  const widthOf = (text: string, max: number) => {
    const [line] = lay(text, { min: 20, max }).lines
    return { size: line?.sizePx, width: line?.ink.width ?? 0 }
  }
  const long = widthOf('שמחה גדולה', 240)
  expect(long.size).toBe(240)
  const short = widthOf('גיל', 60)
  expect(short.size).toBe(60)
  expect(short.width).toBeLessThan(0.4 * measurePx)
})

test('each of two lines fills the measure', () => {
  const { lines } = lay('שמחת תורה', { min: 40, max: 400 }, 2)
  expect(lines.map(({ text }) => text)).toEqual(['שמחת', 'תורה'])
  for (const { ink } of lines) expect(ink.width).toBeGreaterThan(0.95 * measurePx)
})

test('numbers keep their order in a Hebrew line', () => {
  const [line] = lay('בשעה 12').lines
  const letters = line?.drawn?.letters ?? []
  const widths = (texts: string) =>
    [...texts].map((text) => boundsOf(wood?.letters[text] ?? []).width)
  const [one = 0, two = 0] = widths('12')
  const fromTheLeft = letters.map(boundsOf).toSorted((a, b) => a.x - b.x)
  expect((fromTheLeft[0]?.width ?? 0) / (fromTheLeft[1]?.width ?? 1)).toBeCloseTo(one / two, 1)
})

test('the hand in its file is what the face gives', async () => {
  expect(await buildWood()).toEqual(stored)
})

test('what is worn off lies on the letters, in the colour of the paper', () => {
  const letters = lettersOf('פורים')
  const [, body, wear] = piecesOf('worn', letters)
  expect(wear?.fill).toBe(woodtype.palettes.press?.contrast.under)
  const inked = flatten(body?.path ?? [])
  const spots = subpathsOf(wear?.path ?? []).map(boundsOf)
  expect(spots.length).toBeGreaterThan(30)
  const middles = spots.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  const onInk = middles.filter((middle) => isInside(inked, middle))
  expect(onInk.length / middles.length).toBeGreaterThan(0.9)
})

test('the sides of shaded letters are in the other ink, lower and to the left', () => {
  const letters = lettersOf('פורים')
  const [sides, , face] = piecesOf('shaded', letters)
  const [deep, flat] = [boundsOf(sides?.path ?? []), boundsOf(face?.path ?? [])]
  expect(sides?.fill).not.toBe(face?.fill)
  expect(deep.x).toBeLessThan(flat.x - 30)
  expect(deep.y + deep.height).toBeGreaterThan(flat.y + flat.height + 30)
})

test('a reversed line is paper in a block that holds all of its letters', () => {
  for (const text of ['מזל', 'קוף', 'עם']) {
    const [block, inside] = piecesOf('reversed', lettersOf(text))
    const [outer, inner] = [boundsOf(block?.path ?? []), boundsOf(inside?.path ?? [])]
    expect(inside?.fill).toBe(woodtype.palettes.press?.contrast.under)
    expect(inner.x - outer.x).toBeGreaterThan(40)
    expect(inner.y - outer.y).toBeGreaterThan(20)
    expect(outer.y + outer.height - inner.y - inner.height).toBeGreaterThan(20)
  }
})

function lettersOf(text: string): readonly Path[] {
  return lay(text).lines[0]?.drawn?.letters ?? []
}

function piecesOf(material: MaterialId, letters: readonly Path[]) {
  const { press } = woodtype.palettes
  if (!press) throw new RangeError('there is no palette press')
  const flat = press.ink.title
  const ink = { left: 0, right: 0, top: 0, bottom: 0 }
  return paintMaterial(material, { letters, ink }, { palette: press, fill: flat, flat })
}
