import { expect, test } from 'vitest'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { cardFaces } from '../../../src/shared/card/card-faces.ts'
import { type CardPart, cardParts } from '../../../src/shared/card/card-parts.ts'
import { facesFor } from '../../../src/shared/card/faces-for.ts'
import type { CardLayout } from '../../../src/shared/card/layout-card.ts'
import { lineAt, linesOf } from '../../../src/shared/card/line-at.ts'
import { turnPoint } from '../../../src/shared/card/turned-box.ts'
import type { AddedText, CardDraft, LayerChange } from '../../../src/shared/draft.ts'
import { formatSizes } from '../../../src/shared/format.ts'
import { designOf } from '../../fixtures/designs.ts'

const page = formatSizes.print
const wedding = designOf('papercut-arch')
const plain = await change({})

test.each([
  ['nothing', { values: {} }],
  ['empty lists', { values: {}, layers: {}, added: [], photos: [], stickers: [] }],
  [
    'changes to what is as it was',
    { values: {}, layers: { chosson: { scale: 1, leading: 1 }, with: { tracking: 0 } } },
  ],
  ['fields that the card has not', { values: {}, layers: { nobody: { turn: 9, scale: 2 } } }],
])('%s in a draft leaves the card as the design has it', async (_, draft) => {
  expect(await layOut(wedding, { ...draft, format: 'print' })).toEqual(plain)
})

test('a move is in parts of the page, and leaves all else where it was', async () => {
  const moved = await change({ chosson: { move: { x: -0.1, y: 0.05 } } })
  const [from, to] = [partOf(plain, 'chosson'), partOf(moved, 'chosson')]
  expect(to.x - from.x).toBeCloseTo(-0.1 * page.widthPx, 2)
  expect(to.y - from.y).toBeCloseTo(0.05 * page.heightPx, 2)
  expect(to).toMatchObject({ kind: 'layer', turn: 0 })
  expect(to.width).toBeCloseTo(from.width, 2)
  expect(to.height).toBeCloseTo(from.height, 2)
  expect(others(moved, 'chosson')).toEqual(others(plain, 'chosson'))
  expect(moved.reserved).toEqual(plain.reserved)
})

test('text that is moved off the page stands in its margin', async () => {
  const { x, y, width, height } = partOf(await change({ with: { move: { x: 2, y: -1 } } }), 'with')
  expect(x + width / 2).toBeCloseTo(page.widthPx - 0.025 * page.widthPx, 2)
  expect(y - height / 2).toBeCloseTo(0.025 * page.widthPx, 2)
})

test('a turn is about the middle of all lines of a text', async () => {
  const twoLines = { chosson: { turn: 30 } }
  const layout = await change(twoLines, { chosson: 'יוסף יצחק\nהלוי' })
  const lines = linesOf(layout, 'chosson')
  const { x, y, turn } = partOf(layout, 'chosson')
  expect(lines).toHaveLength(2)
  expect(turn).toBe(30)
  for (const line of lines) {
    expect(line.turn?.degrees).toBe(30)
    expect(line.turn?.x).toBeCloseTo(x, 2)
    expect(line.turn?.y).toBeCloseTo(y, 2)
  }
})

test('a tap finds a line where it is turned to, not where it was', async () => {
  const layout = await change({ greeting: { turn: 90, move: { x: 0, y: -0.12 } } })
  const { x, y, width } = partOf(layout, 'greeting')
  const end = { x: x + 0.48 * width, y }
  expect(lineAt(layout, turnPoint(end, { degrees: 90, x, y }))?.field).toBe('greeting')
  expect(lineAt(layout, end)?.field).not.toBe('greeting')
})

test.each([
  [{ x: 10, y: 0 }, 90, { x: 0, y: 10 }],
  [{ x: 3, y: 4 }, 180, { x: -3, y: -4 }],
  [{ x: 0, y: 10 }, -90, { x: 10, y: 0 }],
])('%o turned by %i degrees is %o', (point, degrees, turned) => {
  const { x, y } = turnPoint(point, { degrees, x: 0, y: 0 })
  expect(x).toBeCloseTo(turned.x)
  expect(y).toBeCloseTo(turned.y)
})

test('text too long for the page when it is turned is set smaller', async () => {
  const upright = await change({}, { greeting: 'מזל טוב מזל טוב' }, 'square')
  const turned = await change({ greeting: { turn: 45, scale: 2.5 } }, {}, 'square')
  const { width, height } = partOf(turned, 'greeting')
  expect((width + height) * Math.SQRT1_2).toBeLessThanOrEqual(formatSizes.square.heightPx + 0.01)
  expect(partOf(upright, 'greeting').turn).toBe(0)
})

test('a role follows the palette and a hex colour stays', async () => {
  const layers = { greeting: { colour: 'accent' as const }, chosson: { colour: '#00ff00' } }
  for (const palette of wedding.palettes) {
    const layout = await layOut(wedding, { values: {}, layers, palette })
    expect(linesOf(layout, 'greeting')[0]).toMatchObject({ role: 'accent' })
    expect(linesOf(layout, 'greeting')[0]?.fill).toBeUndefined()
    expect(linesOf(layout, 'chosson')[0]?.fill).toBe('#00ff00')
  }
})

test('a face stands before those of the design, which stand in for it', async () => {
  const layout = await change({ greeting: { face: 'suez-one-400' } })
  const own = wedding.layers.find(({ field }) => field === 'greeting')?.faces ?? []
  expect(linesOf(layout, 'greeting')[0]?.faces).toEqual(['suez-one-400', ...own])
  expect(linesOf(layout, 'greeting')[0]?.text).toBe('מזל טוב')
})

test('a name that the visitor sized no longer takes the size of the other', async () => {
  const layout = await change({ chosson: { scale: 0.5 } })
  const size = (of: CardLayout, field: string) => linesOf(of, field)[0]?.sizePx ?? 0
  expect(size(plain, 'chosson')).toBe(size(plain, 'kallah'))
  expect(size(layout, 'chosson')).toBeLessThan(0.6 * size(layout, 'kallah'))
  expect(size(layout, 'kallah')).toBeGreaterThanOrEqual(size(plain, 'kallah'))
})

test('a title that grew in a high format keeps its proportion when it is resized', async () => {
  const design = designOf('young-moon')
  const sizeWith = async (layers: CardDraft['layers']) => {
    const layout = await layOut(design, { values: {}, format: 'status', layers })
    return linesOf(layout, 'greeting')[0]?.sizePx ?? 0
  }
  const own = await sizeWith({})
  const largest = design.layers.find(({ field }) => field === 'greeting')?.sizes.max ?? 0
  expect(own).toBeGreaterThan(1.1 * largest)
  for (const scale of [0.5, 0.9]) {
    expect(await sizeWith({ greeting: { scale } })).toBeCloseTo(scale * own, 0)
  }
  expect(await sizeWith({ date: { scale: 1.1 } })).toBeGreaterThan(largest)
})

test.each([
  ['left', (box: CardPart) => box.x - box.width / 2],
  ['right', (box: CardPart) => box.x + box.width / 2],
] as const)('text aligned %s stands at that side of its box', async (align, sideOf) => {
  const layout = await change({ chosson: { align }, with: { align } })
  expect(sideOf(partOf(layout, 'chosson'))).toBeCloseTo(sideOf(partOf(layout, 'with')), 2)
})

test('a bent line fills as much of its circle as asked, rising in the middle', async () => {
  const layout = await change({ arch: {}, greeting: { bend: 40 } }, { greeting: 'מזל טוב לכולם' })
  const [line] = linesOf(layout, 'greeting')
  const angles = line?.clusters?.map(({ angle }) => (angle * 180) / Math.PI) ?? []
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  expect(last - first).toBeGreaterThan(32)
  expect(last - first).toBeLessThan(40)
  expect(first).toBeCloseTo(-last, -1)
  const heights = line?.clusters?.map(({ y }) => y) ?? []
  expect(Math.min(...heights)).toBeLessThan((heights[0] ?? 0) - 10)
})

test('what is bent keeps its middle and its size, and is one line', async () => {
  const layout = await change({ chosson: { bend: 30 } }, { chosson: 'יוסף\nיצחק' })
  const straight = await change({}, { chosson: 'יוסף יצחק' })
  expect(linesOf(layout, 'chosson').map(({ text }) => text)).toEqual(['יוסף יצחק'])
  const [bent, before] = [partOf(layout, 'chosson'), partOf(straight, 'chosson')]
  expect([bent.x, bent.y].map(Math.round)).toEqual([before.x, before.y].map(Math.round))
  expect(linesOf(layout, 'chosson')[0]?.sizePx).toBe(linesOf(straight, 'chosson')[0]?.sizePx)
})

test.each([
  ['Hebrew', 'with', 'עם', 1],
  ['Hebrew with niqqud', 'with', 'עִם שִׂמְחָה', 6],
])('tracking of %s widens its ink, about the same middle', async (_, field, text, spaces) => {
  const widthOf = async (tracking?: number) => {
    const own = tracking === undefined ? {} : { tracking }
    const layout = await change({ [field]: own }, { [field]: text })
    return { ...partOf(layout, field), sizePx: linesOf(layout, field)[0]?.sizePx ?? 0 }
  }
  const [before, after, closer] = [await widthOf(), await widthOf(200), await widthOf(-50)]
  expect([after.sizePx, closer.sizePx]).toEqual([before.sizePx, before.sizePx])
  expect(after.width - before.width).toBeCloseTo(0.2 * spaces * before.sizePx, 2)
  expect(closer.width - before.width).toBeCloseTo(-0.05 * spaces * before.sizePx, 2)
  expect(after.x).toBeCloseTo(before.x, 2)
})

test.each([
  ['fits', 1.2, 0, []],
  ['is set smaller', 1.2, 150, [{ kind: 'small', field: 'with' }]],
  ['is cut short', 1.7, 300, [{ kind: 'too-long', field: 'with' }]],
] as const)(
  'text %s at %d times its size with %i/1000 em',
  async (_, scale, tracking, problems) => {
    const words = { with: 'ביחד עם הורינו היקרים' }
    const layout = await change({ with: { scale, tracking } }, words)
    expect(layout.problems).toEqual(problems)
  },
)

test('tracking of a design can be taken back, and is that of Latin texts only', async () => {
  const design = designOf('velvet-and-silver')
  const tracked = design.layers.find(({ tracking }) => tracking > 0)?.field ?? ''
  const widthOf = async (change: LayerChange, text: string) => {
    const layout = await layOut(design, {
      values: { [tracked]: text },
      layers: { [tracked]: change },
    })
    return linesOf(layout, tracked)[0]?.widthPx ?? 0
  }
  expect(await widthOf({ tracking: 0 }, 'TOVA')).toBeLessThan(await widthOf({}, 'TOVA'))
  expect(await widthOf({ tracking: 0 }, 'טובה')).toBe(await widthOf({}, 'טובה'))
  expect(await widthOf({ tracking: 100 }, 'טובה')).toBeGreaterThan(await widthOf({}, 'טובה'))
})

test.each([0.8, 1.25, 2])(
  'leading of %d is a factor of the step between baselines',
  async (leading) => {
    const words = { chosson: 'יוסף\nיצחק' }
    const [near, far] = [await change({}, words), await change({ chosson: { leading } }, words)]
    expect(stepOf(far, 'chosson')).toBeCloseTo(leading * stepOf(near, 'chosson'), 2)
    const [added, apart] = [await add({ text: 'אב\nגד' }), await add({ text: 'אב\nגד', leading })]
    expect(stepOf(apart, 'more')).toBeCloseTo(leading * stepOf(added, 'more'), 2)
    const { x, y } = partOf(added, 'more')
    expect(partOf(apart, 'more').x).toBeCloseTo(x, 2)
    expect(partOf(apart, 'more').y).toBeCloseTo(y, 2)
  },
)

test('an added text has its own tracking, and none by default', async () => {
  const lay = async (part: Partial<AddedText>) => {
    const [line] = linesOf(await add({ text: 'שָׁלוֹם', ...part }), 'more')
    return { px: line?.sizePx ?? 0, width: line?.ink.width ?? 0 }
  }
  const [plain, tracked] = [await lay({}), await lay({ tracking: 100 })]
  expect(await lay({ tracking: 0 })).toEqual(plain)
  expect(tracked.width - plain.width).toBeCloseTo(0.1 * 3 * plain.px, 2)
})

test('leading of a text of one line changes nothing', async () => {
  expect(await change({ chosson: { leading: 2 }, arch: { leading: 0.8 } })).toEqual(plain)
})

test('a tracked line is bent with its tracking', async () => {
  const bent = async (own: LayerChange) => {
    const layout = await change({ greeting: { scale: 0.4, bend: 60, ...own } })
    const [line] = linesOf(layout, 'greeting')
    return { px: line?.sizePx ?? 0, width: line?.widthPx ?? 0, ink: line?.ink.width ?? 0 }
  }
  const [close, wide] = [await bent({}), await bent({ tracking: 300 })]
  // In em, since the wider line has smaller letters.
  expect(wide.width / wide.px - close.width / close.px).toBeCloseTo(0.3 * 6, 2)
  expect(wide.ink / wide.px - close.ink / close.px).toBeGreaterThan(0.3 * 5)
})

test('a tap between tracked letters finds their line, and one far above does not', async () => {
  const layout = await change({ with: { tracking: 300, scale: 2 } }, { with: 'לכה דודי' })
  const [line] = linesOf(layout, 'with')
  const { x, y, width, height } = line?.ink ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let share = 0; share <= 1; share += 0.05) {
    expect(lineAt(layout, { x: x + share * width, y: y + height / 2 })?.field).toBe('with')
  }
  const above = { x, y: y - 0.6 * (line?.sizePx ?? 0) }
  expect(lineAt({ ...layout, lines: line ? [line] : [] }, above)).toBeUndefined()
})

test('words of the arch can be straightened', async () => {
  const layout = await change({ arch: { bend: 0 } })
  const [line] = linesOf(layout, 'arch')
  expect(line?.clusters).toBeUndefined()
  expect(line?.text).toBe(linesOf(plain, 'arch')[0]?.text)
})

test('added text stands about its place, a line for each that was typed', async () => {
  const layout = await add({ text: 'מזל טוב\n\nMazel tov', at: { x: 0.25, y: 0.75 }, turn: 10 })
  expect(linesOf(layout, 'more').map(({ text }) => text)).toEqual(['מזל טוב', 'Mazel tov'])
  const { x, y, kind, turn } = partOf(layout, 'more')
  expect({ kind, turn }).toEqual({ kind: 'added', turn: 10 })
  expect(x).toBeCloseTo(0.25 * page.widthPx, 1)
  expect(y).toBeCloseTo(0.75 * page.heightPx, 1)
  expect(layout.lines.at(-1)?.field).toBe('header')
  expect(layout.reserved).toEqual(plain.reserved)
})

test.each([
  ['empty', ''],
  ['of spaces', ' \n '],
  ['of nothing that a face has', '🎉'],
])('added text that is %s is no part', async (_, text) => {
  expect(cardParts(await add({ text })).map(({ id }) => id)).not.toContain('more')
})

test('an added text may not take the name of a field', async () => {
  const layout = await add({ id: 'chosson', text: 'אחר' })
  expect(linesOf(layout, 'chosson')).toEqual(linesOf(plain, 'chosson'))
})

test('what no face has is told of added text too', async () => {
  const { problems } = await add({ text: 'מזל ☃ טוב' })
  expect(problems).toContainEqual({ kind: 'missing-glyph', field: 'more', characters: '☃' })
})

test('parts are told in the order they are painted', async () => {
  const layout = await layOut(wedding, {
    values: {},
    format: 'print',
    added: [textOf({})],
    photos: [photo],
    stickers: [{ id: 'dove-1', sticker: 'dove', at: { x: 0.5, y: 0.5 }, width: 0.2 }],
  })
  const fields = wedding.layers.map(({ field }) => field)
  expect(cardParts(layout).map(({ id }) => id)).toEqual(['me', 'dove-1', ...fields, 'more'])
  expect(partOf(layout, 'me')).toMatchObject({ x: 750, y: 1050, width: 600, height: 400, turn: 5 })
  expect(partOf(layout, 'dove-1')).toMatchObject({ kind: 'sticker', width: 300, height: 300 })
})

test('the faces of a card are those chosen too', () => {
  const layers = { greeting: { face: 'karantina-400' as const } }
  const faces = cardFaces(wedding, { values: {}, layers, added: [textOf({ face: 'jost-500' })] })
  expect(faces).toEqual(expect.arrayContaining(['karantina-400', 'jost-500']))
  expect(cardFaces(wedding)).not.toContain('karantina-400')
})

test.each([
  ['שלום', 'david-libre-400', true],
  ['שלום', 'jost-500', false],
  ['פֿון', 'suez-one-400', false],
  ['Chaya\nLeah', 'jost-500', true],
  ['☃', 'david-libre-400', false],
] as const)('for %s, %s is offered: %s', async (text, face, offered) => {
  expect((await facesFor(text)).includes(face)).toBe(offered)
})

const photo = {
  ...{ id: 'me', at: { x: 0.5, y: 0.5 }, width: 0.4, ratio: 1.5, turn: 5 },
  ...{ frame: 'oval' as const, crop: { x: 0.5, y: 0.5, zoom: 1 } },
}

function change(
  layers: Record<string, LayerChange>,
  values: CardDraft['values'] = {},
  format: 'print' | 'square' = 'print',
): Promise<CardLayout> {
  return layOut(wedding, { values, layers, format })
}

function textOf(part: Partial<AddedText>) {
  const text = { id: 'more', text: 'מזל טוב', size: 60, at: { x: 0.5, y: 0.5 } }
  return { face: 'heebo-500' as const, colour: 'title' as const, ...text, ...part }
}

function add(part: Partial<AddedText>): Promise<CardLayout> {
  return layOut(wedding, { values: {}, format: 'print', added: [textOf(part)] })
}

function partOf(layout: CardLayout, id: string): CardPart {
  const part = cardParts(layout).find((each) => each.id === id)
  if (!part) throw new RangeError(`no part ${id}`)
  return part
}

/** Between the first two baselines of a text, em. */
function stepOf(layout: CardLayout, field: string): number {
  const [first, second] = linesOf(layout, field)
  return ((second?.baseline ?? 0) - (first?.baseline ?? 0)) / (first?.sizePx ?? 1)
}

function others({ lines }: CardLayout, field: string) {
  return lines.filter((line) => line.field !== field)
}
