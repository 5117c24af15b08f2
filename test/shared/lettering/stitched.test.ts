import { expect, test } from 'vitest'
import { embroidery } from '../../../src/shared/art/embroidery/embroidery.ts'
import { contrastRatio } from '../../../src/shared/art/hex-colour.ts'
import { boundsOf, type Path, subpathsOf } from '../../../src/shared/art/path.ts'
import { flatten, isInside } from '../../../src/shared/art/polygon.ts'
import type { DrawnWords } from '../../../src/shared/lettering/hand.ts'
import { loadHands } from '../../../src/shared/lettering/load-hands.ts'
import { paintMaterial } from '../../../src/shared/lettering/paint-material.ts'
import { outsetLetters, satinOf } from '../../../src/shared/lettering/satin.ts'

const { ashkenaz } = await loadHands(['ashkenaz'])
const words = titleOf('גוט שבת')

test('stitches of a title stay within the cord around it', () => {
  const rope = flatten(outsetLetters(words.letters, 20))
  const satin = Object.values(satinOf(words.letters)).flat()
  expect(subpathsOf(satin).length).toBeGreaterThan(100 * words.letters.length)
  const outside = flatten(satin)
    .flat()
    .filter((point) => !isInside(rope, point))
  expect(outside.length / flatten(satin).flat().length).toBeLessThan(0.002)
})

test('threads that face the light are lighter', () => {
  const { deep, dark, light } = satinOf(words.letters)
  const [least = 0, middle = 0, most = 0] = [deep, dark, light].map(litBy)
  expect(least).toBeLessThan(middle)
  expect(middle).toBeLessThan(most)
  expect(most).toBeGreaterThan(0)
  expect(least).toBeLessThan(0)
})

test('words of more letters have no more stitches than their size shows', () => {
  const stitches = (title: string) => {
    const { letters } = titleOf(title)
    return subpathsOf(Object.values(satinOf(letters)).flat()).length / letters.length
  }
  expect(stitches('גמר חתימה טובה')).toBeLessThan(0.75 * stitches('גוט שבת'))
})

test.each(Object.keys(embroidery.palettes))('a stitched title is legible in %s', (name) => {
  const palette = embroidery.palettes[name]
  if (!palette) throw new RangeError(`no palette ${name}`)
  const flat = palette.ink.title
  const pieces = paintMaterial('stitched', words, { palette, fill: flat, flat })
  const [, rim, , , letters, , , light] = pieces
  const width = (path: Path = []) => boundsOf(path).width
  expect(width(rim?.path)).toBeGreaterThan(width(letters?.path) + 30)
  for (const piece of [letters, light]) {
    expect(contrastRatio(piece?.fill ?? '', palette.contrast.under)).toBeGreaterThanOrEqual(4.5)
  }
})

function titleOf(text: string): DrawnWords {
  const [title] = ashkenaz?.titles.get(text) ?? []
  if (!title) throw new RangeError(`no title ${text}`)
  return title
}

/** How far stitches face the light at the upper left: mean, -1 to 1. Each begins at the edge. */
function litBy(stitches: Path): number {
  const lights = flatten(stitches).map(([a, b, tip]) => {
    if (!a || !b || !tip) throw new RangeError('a stitch has three corners')
    const [x, y] = [2 * tip.x - a.x - b.x, 2 * tip.y - a.y - b.y]
    return (0.6 * x + 0.8 * y) / Math.hypot(x, y)
  })
  return lights.reduce((sum, light) => sum + light, 0) / lights.length
}
