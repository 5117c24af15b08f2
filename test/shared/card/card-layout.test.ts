import { expect, test } from 'vitest'
import { loadFamily } from '../../../src/shared/art/families.ts'
import type { ArtPlan } from '../../../src/shared/art/family.ts'
import { cardFaces } from '../../../src/shared/card/card-faces.ts'
import {
  type CardLayout,
  type CardRequest,
  cardWords,
  layoutCard,
} from '../../../src/shared/card/layout-card.ts'
import { lineAt } from '../../../src/shared/card/line-at.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import type { CardDesign } from '../../../src/shared/card.ts'
import type { CardDraft } from '../../../src/shared/draft.ts'
import { formatSizes } from '../../../src/shared/format.ts'
import { designOf, designs } from '../../fixtures/designs.ts'
import { holds, pageBox } from '../art/safe-area.ts'
import { shareOf } from '../art/share-of-work.ts'

const wedding = designOf('papercut-arch')
const newYear = designOf('pomegranate-bough')

const words = {
  short: 'בן',
  long: 'שמעון אלתר יהושע העשיל הלוי',
  'long Latin': 'Rabbi and Mrs. Yehoshua Heschel Rottenberg',
  'one endless word': 'ששששששששששששששששששששששששששששששששששששששש',
  empty: '',
}

/** Formats and palettes take turns, except in the long tests. */
const pages = designs.flatMap((design, i) =>
  shareOf(design.formats, i).flatMap((format) =>
    Object.entries(words).map(([kind, text], k) => ({
      slug: design.slug,
      design,
      format,
      kind,
      text,
      palettes: shareOf(design.palettes, i + k),
    })),
  ),
)

test.each(pages)('$kind words stay inside the frame: $slug, $format', async (page) => {
  const { design, format, text, palettes } = page
  const values = Object.fromEntries(
    design.fields.map(({ id, maxLength }) => [id, text.slice(0, maxLength)]),
  )
  for (const [i, palette] of palettes.entries()) {
    const request = await requestFor(design, { values, format, palette })
    const layout = layoutCard(request)
    if (i === 0) expect(layoutCard(request)).toEqual(layout)
    expectInside(request, layout)
  }
})

test('a stack that fits in a box fits in every higher one, to the last bit of its height', async () => {
  const request = await requestFor(wedding, { values: { chosson: words.long, kallah: words.long } })
  const isTooHigh = (height: number) => {
    const textArea: ArtPlan['textArea'] = (size, motif) => {
      const area = request.family.textArea(size, motif)
      return { ...area, text: { ...area.text, height } }
    }
    const { problems } = layoutCard({ ...request, family: { ...request.family, textArea } })
    return problems.some(({ kind }) => kind === 'too-much')
  }
  const heights = Array.from({ length: 700 }, (_, i) => 200 + i / 1.7)
  const tooHigh = heights.map(isTooHigh)
  const fitting = tooHigh.indexOf(false)
  expect(fitting).toBeGreaterThan(0)
  expect(heights.slice(fitting).filter((_, i) => tooHigh[fitting + i])).toEqual([])
})

test('the examples of every design fit in every format', async () => {
  for (const design of designs) {
    for (const format of design.formats) {
      const { problems } = await layOut(design, { values: {}, format })
      expect(problems, `${design.slug} ${format}`).toEqual([])
    }
  }
})

test('an empty value drops its line and closes the gap', async () => {
  const full = await layOut(wedding, { values: {} })
  const less = await layOut(wedding, { values: { occasion: ' ' } })
  expect(less.lines.map((line) => line.field)).not.toContain('occasion')
  expect(stackHeight(less)).toBeLessThan(stackHeight(full))
})

test('a letter that rises or falls does not move the card', async () => {
  const level = await layOut(wedding, { values: { 'second-greeting': 'Mazzz' } })
  const rising = await layOut(wedding, { values: { 'second-greeting': 'Majlp' } })
  expect(rising.lines.map((line) => line.baseline)).toEqual(level.lines.map((l) => l.baseline))
})

test('lines are centred by their ink', async () => {
  const request = await requestFor(newYear, { values: {}, format: 'print' })
  const { text } = request.family.textArea(formatSizes.print, newYear.art.motif)
  for (const { field, ink } of layoutCard(request).lines) {
    if (field === 'header') continue
    expect(ink.x + ink.width / 2, field).toBeCloseTo(text.x + text.width / 2, 1)
  }
})

test('names share the size of the longest', async () => {
  const { lines } = await layOut(wedding, { values: { chosson: words.long, kallah: words.short } })
  const sizes = new Set(lines.filter(({ role }) => role === 'name').map(({ sizePx }) => sizePx))
  expect(sizes.size).toBe(1)
})

test('as a frame gets lower, titles lose what they grew by, then type shrinks, then white, then all with a problem', async () => {
  const request = await requestFor(wedding, { values: {}, format: 'portrait' })
  const heights = Array.from({ length: 60 }, (_, i) => 900 - 12 * i)
  const steps = heights.map((height) => {
    const layout = layoutCard({ ...request, family: withTextHeight(request.family, height) })
    return stepOf(layout)
  })
  const order = ['grown', 'full', 'shrunk', 'pressed', 'forced']
  expect(new Set(steps)).toEqual(new Set(order))
  expect(steps).toEqual([...steps].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(steps.filter((step) => step === 'pressed').length).toBeGreaterThan(1)
})

test('names share one size even where the shorter of them breaks again at that size', async () => {
  const lchaim = designOf('lchaim-arch')
  const [first, second] = lchaim.layers.filter(({ ink }) => ink === 'name')
  const values = {
    [first?.field ?? '']: 'Menachem Mendel Rosenberg',
    [second?.field ?? '']: 'Chaya Mushka Goldstein',
  }
  const { lines } = await layOut(lchaim, { values, format: 'portrait' })
  const names = lines.filter(({ role }) => role === 'name')
  expect(new Set(names.map(({ field }) => field)).size).toBe(2)
  expect(new Set(names.map(({ sizePx }) => sizePx)).size).toBe(1)
})

const names = 'מנחם מענדל שניאור זלמן יקותיאל יהודה הלברשטאם'

test.each([
  ['with', `${names} הכהן שליט״א`, { kind: 'small', field: 'with' }],
  ['with', `${names} ${names} ${names}`, { kind: 'too-long', field: 'with' }],
  ['arch', `${names} · בשעה טובה ומוצלחת · בנין עדי עד`, { kind: 'small', field: 'arch' }],
  ['arch', names.repeat(4), { kind: 'too-long', field: 'arch' }],
])('%s: "%s" is %o', async (field, text, problem) => {
  const { lines, problems } = await layOut(wedding, { values: { [field]: text }, format: 'square' })
  const shown = lines.filter((line) => line.field === field).map((line) => line.text)
  expect(problems).toEqual([problem])
  expect(shown.join(' ') === text).toBe(problem.kind === 'small')
})

test('a character that no face has is left out and named', async () => {
  const { lines, problems } = await layOut(wedding, { values: { chosson: 'יוסף ☃' } })
  expect(problems).toContainEqual({ kind: 'missing-glyph', field: 'chosson', characters: '☃' })
  expect(lines.find(({ field }) => field === 'chosson')?.text).toBe('יוסף')
})

test('the header stands at the top right until it is switched off', async () => {
  const on = await layOut(wedding, { values: {} })
  const off = await layOut(wedding, { values: {}, header: false })
  const header = on.lines.find(({ field }) => field === 'header')
  expect(header?.text).toBe('בס״ד')
  expect(header?.ink.x).toBeGreaterThan(on.size.widthPx * 0.75)
  expect(off.lines.map(({ field }) => field)).not.toContain('header')
})

test('the words of a card are read in their order', async () => {
  expect(cardWords(await layOut(newYear, { values: {}, header: false }))).toBe(
    'Shanah Tovah, Wishing you and yours a good and sweet year, The Horowitz Family',
  )
})

test('a tap finds the line under it, and none on bare ground', async () => {
  const layout = await layOut(wedding, { values: {} })
  for (const { field, ink } of layout.lines.filter(({ clusters }) => !clusters)) {
    const middle = { x: ink.x + ink.width / 2, y: ink.y + ink.height / 2 }
    expect(lineAt(layout, middle)?.field).toBe(field)
  }
  const letter = layout.lines.find(({ field }) => field === 'arch')?.clusters?.[3]
  expect(letter && lineAt(layout, letter)?.field).toBe('arch')
  expect(lineAt(layout, { x: 4, y: 4 })).toBeUndefined()
})

test('typing one letter more seldom moves the reserved boxes', async () => {
  const name = 'Rabbi and Mrs. Horowitz'
  const boxes = new Set<string>()
  for (let i = 1; i <= name.length; i++) {
    const { reserved } = await layOut(newYear, { values: { family: name.slice(0, i) } })
    boxes.add(JSON.stringify(reserved.map(({ x, width }) => [x, width])))
  }
  expect(boxes.size).toBeLessThan(name.length)
})

test('an unknown palette is refused by name', async () => {
  await expect(layOut(wedding, { values: {}, palette: 'mauve' })).rejects.toThrow(/palette mauve/)
})

async function requestFor(design: CardDesign, draft: CardDraft): Promise<CardRequest> {
  const family = await loadFamily(design.art.family)
  return { design, draft, family, tables: await loadFontTables(cardFaces(design)) }
}

async function layOut(design: CardDesign, draft: CardDraft): Promise<CardLayout> {
  return layoutCard(await requestFor(design, draft))
}

/** All ink of a stack is inside its box; the header and letters on an arch are on the page. */
function expectInside({ family, design }: CardRequest, layout: CardLayout): void {
  const { text } = family.textArea(layout.size, design.art.motif)
  const page = pageBox(layout.size)
  for (const line of layout.lines) {
    const where = `${line.field} in ${layout.paletteId}`
    expect(holds(page, line.ink), where).toBe(true)
    if (line.clusters || line.field === 'header') continue
    expect(holds(text, line.ink), where).toBe(true)
  }
  for (const box of layout.reserved) expect(holds(page, box)).toBe(true)
}

function withTextHeight(family: ArtPlan, height: number): ArtPlan {
  const text = { x: 100, y: 100, width: 880, height }
  const header = { x: 900, y: 50, sizePx: 24 }
  return { ...family, textArea: () => ({ text, header, anchor: 'middle' }) }
}

function stepOf({ lines, problems }: CardLayout): string {
  const rooms = wedding.layers
    .filter(({ place }) => place === 'stack')
    .map(({ field, sizes }) => {
      const sizePx = lines.find((line) => line.field === field)?.sizePx ?? 0
      return sizePx < sizes.min ? 'forced' : sizePx > sizes.min ? 'roomy' : 'least'
    })
  if (problems.length > 0) return rooms.includes('forced') ? 'forced' : 'wrong'
  if (!rooms.includes('roomy')) return 'pressed'
  const title = lines.find(({ field }) => field === 'greeting')
  const own = wedding.layers.find(({ field }) => field === 'greeting')?.sizes.max ?? 0
  if ((title?.sizePx ?? 0) > own) return 'grown'
  return title?.sizePx === own ? 'full' : 'shrunk'
}

function stackHeight({ lines }: CardLayout): number {
  const baselines = lines
    .filter(({ clusters, field }) => !clusters && field !== 'header')
    .map(({ baseline }) => baseline)
  return Math.max(...baselines) - Math.min(...baselines)
}
