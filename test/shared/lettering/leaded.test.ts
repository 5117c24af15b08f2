import { expect, test } from 'vitest'
import { glass } from '../../../src/shared/art/glass/glass.ts'
import { contrastRatio } from '../../../src/shared/art/hex-colour.ts'
import { boundsOf, type Path } from '../../../src/shared/art/path.ts'
import { flatten, isInside } from '../../../src/shared/art/polygon.ts'
import type { DrawnWords } from '../../../src/shared/lettering/hand.ts'
import { loadHands } from '../../../src/shared/lettering/load-hands.ts'
import { paintMaterial } from '../../../src/shared/lettering/paint-material.ts'

const { ashkenaz } = await loadHands(['ashkenaz'])

test('leaded letters have lead around them and across their strokes', () => {
  const words = titleOf('שנה טובה')
  const [halo, came, ...glasses] = piecesIn('sunset', words)
  const cuts = glasses.at(-1)
  const width = (path: Path = []) => boundsOf(path).width
  const letters = words.ink.right - words.ink.left
  expect(width(halo?.path)).toBeGreaterThan(width(came?.path))
  expect(width(came?.path)).toBeGreaterThan(letters + 30)
  expect(cuts?.fill).toBe(came?.fill)
  const inLead = flatten(came?.path ?? [])
  const bars = flatten(cuts?.path ?? [])
  expect(bars.length).toBeGreaterThanOrEqual(words.letters.length)
  for (const point of bars.flat()) expect(isInside(inLead, point)).toBe(true)
})

test.each(Object.keys(glass.palettes))('letters stand out from their lead in %s', (palette) => {
  const [halo, came, , ...panes] = piecesIn(palette, titleOf('מזל טוב'))
  const under = glass.palettes[palette]?.contrast.under ?? '#000000'
  for (const { fill, path } of panes.slice(0, -1)) {
    expect(path.length).toBeGreaterThan(0)
    expect(contrastRatio(fill, under)).toBeGreaterThanOrEqual(4.5)
  }
  expect(halo?.fill).not.toBe(came?.fill)
})

function titleOf(text: string): DrawnWords {
  const [words] = ashkenaz?.titles.get(text) ?? []
  if (!words) throw new RangeError(`no title ${text}`)
  return words
}

function piecesIn(name: string, words: DrawnWords) {
  const palette = glass.palettes[name]
  if (!palette) throw new RangeError(`no palette ${name}`)
  const flat = palette.ink.title
  return paintMaterial('leaded', words, { palette, fill: flat, flat })
}
