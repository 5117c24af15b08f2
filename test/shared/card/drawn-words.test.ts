import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { parsePathData } from '../../../src/shared/art/path-data.ts'
import { growthOf } from '../../../src/shared/card/grow-type.ts'
import type { CardLayout, CardLine } from '../../../src/shared/card/layout-card.ts'
import { linePaints } from '../../../src/shared/card/line-paints.ts'
import { type CardDesign, cardDesignSchema } from '../../../src/shared/card.ts'
import type { CardDraft } from '../../../src/shared/draft.ts'

const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ layers }) => layers.some(({ drawn }) => drawn))
const families = [...new Set(designs.map(({ art }) => art.family))]
const ofFamilies = families.flatMap((family) => {
  const design = designs.find(({ art }) => art.family === family)
  return design ? [[family, design] as const] : []
})

test('at least forty designs of five families have a drawn title', () => {
  expect(designs.length).toBeGreaterThanOrEqual(40)
  expect(families.length).toBeGreaterThanOrEqual(5)
})

test.each(designs.map((design) => [design.slug, design] as const))(
  '%s draws its title in every format, inside its box',
  async (_, design) => {
    for (const format of design.formats) {
      const layout = await layOut(design, { values: {}, format })
      const { ink } = titleIn(design, layout)
      const { x, y, width, height } = layout.textBox
      expect(ink.x).toBeGreaterThanOrEqual(x - 1)
      expect(ink.x + ink.width).toBeLessThanOrEqual(x + width + 1)
      expect(ink.y).toBeGreaterThanOrEqual(y - 1)
      expect(ink.y + ink.height).toBeLessThanOrEqual(y + height + 1)
    }
  },
)

test.each(ofFamilies)('%s paints drawn words where their line is', async (_, design) => {
  const { line, layout } = await titleOf(design)
  const paints = linePaints(line, layout)
  for (const { path = '', fill } of paints) {
    expect(fill).toMatch(/^(#[0-9a-f]{6}|url\(#[\w-]+\))$/i)
    const box = boundsOf(parsePathData(path))
    const slack = 0.06 * line.sizePx
    expect(box.x).toBeGreaterThan(line.ink.x - slack)
    expect(box.x + box.width).toBeLessThan(line.ink.x + line.ink.width + slack)
    expect(box.y).toBeGreaterThan(line.ink.y - slack)
    expect(box.y + box.height).toBeLessThan(line.ink.y + line.ink.height + slack)
  }
})

test.each(ofFamilies)(
  '%s outlines drawn words for exports as they are painted',
  async (_, design) => {
    const { line } = await titleOf(design)
    const [outline = ''] = await outliner.outline([line])
    const box = boundsOf(parsePathData(outline))
    expect(box.x).toBeCloseTo(line.ink.x, 0)
    expect(box.y).toBeCloseTo(line.ink.y, 0)
    expect(box.width).toBeCloseTo(line.ink.width, 0)
    expect(box.height).toBeCloseTo(line.ink.height, 0)
  },
)

test.each([
  ['other words', 'ברכה רבה', true],
  ['a final letter and a geresh', 'ר׳ יצחק', true],
  ['two lines', 'שמחה\nגדולה', true],
  ['points', 'מַזָּל טוֹב', false],
  ['Yiddish vowels', 'מאַזל', false],
  ['Latin letters', 'Mazel Tov', 'in wood type'],
  ['digits', 'שנת 2026', 'in wood type'],
])('%s are drawn, or set from faces, at the same place', async (_, words, drawn) => {
  for (const [, design] of ofFamilies) {
    const isWood = design.layers.find((layer) => layer.drawn)?.drawn?.hand === 'wood'
    const isDrawn = drawn === 'in wood type' ? isWood : drawn
    const before = await titleOf(design)
    const after = await titleOf(design, (field) => ({ values: { [field]: words } }))
    expect(after.line.drawn !== undefined).toBe(isDrawn)
    expect(after.line.role).toBe(before.line.role)
    expect(after.layout.textBox).toEqual(before.layout.textBox)
    const height = after.layout.size.heightPx
    expect(Math.abs(middleOf(after) - middleOf(before)) / height).toBeLessThan(0.12)
    const [most = 0] = design.layers.flatMap(({ drawn, sizes }) => (drawn ? sizes.max : []))
    const largest = most * growthOf({ ink: 'title' }) * (after.layout.size.widthPx / 1080)
    expect(after.line.sizePx).toBeLessThanOrEqual(largest)
  }
})

test.each<[string, NonNullable<CardDraft['layers']>[string]]>([
  ['a face', { face: 'heebo-800' }],
  ['a bend', { bend: 60 }],
  ['tracking', { tracking: 80 }],
])('%s of the visitor sets a drawn title from faces', async (_, change) => {
  for (const [, design] of ofFamilies) {
    const { line } = await titleOf(design, (field) => ({ values: {}, layers: { [field]: change } }))
    expect(line.drawn).toBeUndefined()
  }
})

test('colour, size, move and turn keep a title drawn', async () => {
  for (const [, design] of ofFamilies) {
    const before = await titleOf(design)
    const change = { colour: '#114477', scale: 0.8, turn: 20, move: { x: 0.02, y: 0.02 } } as const
    const after = await titleOf(design, (field) => ({ values: {}, layers: { [field]: change } }))
    expect(after.line.drawn).toBeDefined()
    expect(after.line.turn?.degrees).toBe(20)
    expect(after.line.sizePx).toBeLessThanOrEqual(before.line.sizePx)
    const fills = linePaints(after.line, after.layout).map(({ fill }) => fill)
    expect(fills).not.toEqual(linePaints(before.line, before.layout).map(({ fill }) => fill))
  }
})

async function titleOf(
  design: CardDesign,
  change: (field: string) => CardDraft = () => ({ values: {} }),
) {
  const field = design.layers.find(({ drawn }) => drawn)?.field ?? ''
  const layout = await layOut(design, change(field))
  return { layout, line: titleIn(design, layout) }
}

function titleIn(design: CardDesign, layout: CardLayout): CardLine {
  const field = design.layers.find(({ drawn }) => drawn)?.field
  const line = layout.lines.find((each) => each.field === field)
  if (!line) throw new RangeError(`${design.slug} shows no title`)
  return line
}

function middleOf({ line: { ink } }: { line: CardLine }): number {
  return ink.y + ink.height / 2
}
