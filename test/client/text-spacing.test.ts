import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parsePathData } from '#shared/art/path-data.ts'
import { orderLine } from '#shared/text/bidi.ts'
import type { FaceId } from '#shared/text/face.ts'
import type { PlacedLine } from '#shared/text/line.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { CardSvg } from '../../src/shared/card/card-svg.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { spacedLine, spacedTexts } from '../fixtures/spaced-lines.ts'

const design = v.parse(
  cardDesignSchema,
  cards.find(({ slug }) => slug === 'papercut-arch'),
)
const card = await layOut(design, { values: {} })

/** Limit of the difference between two painters, px of type at 100 px. */
const mostPx = 0.5

const cases = spacedTexts.flatMap((each) =>
  [-50, 60, 300].map((tracking) => [each[0], tracking, each] as const),
)

test.each(cases)('%s with %i/1000 em: HarfBuzz puts every letter there', async (...args) => {
  const [, tracking, [, text, faces]] = args
  const plain = lay(text, faces, 0)
  const spaced = lay(text, faces, tracking)
  // HarfBuzz shapes the plain line as a whole, with its own kerning and marks.
  const [before = [], after = []] = (await outliner.outline([plain, spaced])).map(contoursOf)
  const step = tracking / 10
  const expected = await indicesOf(spaced)
  expect(after).toHaveLength(before.length)
  expect(expected).toHaveLength(before.length)
  const errors = after.map((start, i) => start - (before[i] ?? 0) - step * (expected[i] ?? 0))
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(mostPx)
})

test.each(cases)('%s with %i/1000 em: the live SVG has every cluster there', (...args) => {
  const [, tracking, [, text, faces]] = args
  const line = lay(text, faces, tracking)
  const live = liveClusters(line)
  expect(live.map((cluster) => cluster.text)).toEqual(line.clusters?.map((each) => each.text))
  expect(live.map(({ x }) => x)).toEqual(line.clusters?.map(({ x }) => x))
  expect(live.every(({ y }) => y === 300)).toBe(true)
})

test.each(spacedTexts)('%s without tracking is one live text', (_, text, faces) => {
  const line = lay(text, faces, 0)
  expect(line.clusters).toBeUndefined()
  expect(liveClusters(line).map((each) => each.text)).toEqual([line.text])
})

function lay(text: string, faces: readonly FaceId[], tracking: number): PlacedLine {
  return spacedLine(text, { faces, sizePx: 100, tracking, x: 200, baseline: 300 })
}

/** Where each contour of an outline starts, px from the left. */
function contoursOf(outline: string): number[] {
  return parsePathData(outline).flatMap(([letter, x = 0]) => (letter === 'M' ? [x] : []))
}

/** For each contour of a line's outline, the number of clusters before it, with spaces. */
async function indicesOf(line: PlacedLine): Promise<number[]> {
  const { clusters = [], text, direction } = line
  const starts = [...text.matchAll(/\P{M}\p{M}*/gu)].map(({ index }) => index)
  const visual = orderLine(text, direction).visual.filter((unit) => starts.includes(unit))
  const inked = visual.flatMap((unit, index) => (text.charAt(unit) === ' ' ? [] : [index]))
  const alone = clusters.map((cluster) => ({ ...line, clusters: [cluster] }))
  const outlines = await outliner.outline(alone)
  return outlines.flatMap((outline, i) => contoursOf(outline).map(() => inked[i] ?? -1))
}

interface LiveCluster {
  text: string
  x: number
  y: number
}

/** The `<text>` elements of a line in a card's SVG, without marks of direction. */
function liveClusters(line: PlacedLine): LiveCluster[] {
  const layout = { ...card, objects: [], lines: [{ ...line, role: 'title' as const }] }
  const svg = renderToStaticMarkup(createElement(CardSvg, { layout, art: [] }))
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(
    ([, attributes = '', text = '']) => ({
      text: text.replace(/[\u202a-\u202e]/g, '').replaceAll('&amp;', '&'),
      x: numberOf('x', attributes),
      y: numberOf('y', attributes),
    }),
  )
}

function numberOf(name: string, attributes: string): number {
  return Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1])
}
