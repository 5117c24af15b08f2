import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { withNewText } from '../../../client/card/edit-draft.ts'
import { loadFamily } from '../../../src/shared/art/families.ts'
import type { Box } from '../../../src/shared/art/family.ts'
import { type CardLayout, type CardLine, layoutCard } from '../../../src/shared/card/layout-card.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import { findFreePlace, marginBox } from '../../../src/shared/card/room/free-place.ts'
import { lineBoxes } from '../../../src/shared/card/room/line-boxes.ts'
import { photoPlace, stickerPlace, textPlace } from '../../../src/shared/card/room/new-places.ts'
import { turnedBounds, turnPoint } from '../../../src/shared/card/turned-box.ts'
import { type CardDraft, draftSchema } from '../../../src/shared/draft.ts'
import type { Format } from '../../../src/shared/format.ts'
import { faceIds } from '../../../src/shared/text/face.ts'
import { designOf, designs } from '../../fixtures/designs.ts'
import { holds, meet, pageBox } from '../art/safe-area.ts'
import { anyDraft } from './any-draft.ts'
import { inkOf } from './path-ink.ts'

const tables = await loadFontTables(faceIds)
const families = new Map(
  await Promise.all(
    designs.map(async ({ art }) => [art.family, await loadFamily(art.family)] as const),
  ),
)
/** Every design in every format that it has, with its own words. */
const pages = designs.flatMap(({ slug, formats }) =>
  formats.map((format) => ({ slug, format, layout: layOut(slug, { values: {}, format }) })),
)

/** Takes seconds on a quiet machine; these tests are not about time. */
const slowMs = 120_000

const anyMade = fc
  .constantFrom(...designs)
  .chain((design) => anyDraft(design).map((draft) => ({ slug: design.slug, draft })))

test('every design has room for a photo of 0.22 and a sticker of 0.14 in every format', () => {
  const without = pages.flatMap(({ slug, format, layout }) => {
    const photos = [4 / 3, 1, 3 / 4].map((ratio) => ({ ratio, ...photoPlace(layout, ratio) }))
    const sticker = { ratio: 1, ...stickerPlace(layout) }
    // Beside the rows of a list a tall photo is narrower.
    const least = (ratio: number) => (isList(slug) && ratio < 1 ? 0.18 : 0.22)
    const small = photos.some(({ ratio, width }) => width < least(ratio))
    const narrow = sticker.width < 0.14
    const faults = [...photos, sticker].flatMap((place) => [
      ...faultsOf(layout, place),
      ...(place.covers === 'art' ? [] : [`covers ${place.covers}`]),
      // On few cards a tall photo has room only beyond the margins, and so has any on a list.
      ...(place.ratio < 1 ||
      isList(slug) ||
      holds(marginBox(layout), aBitLess(boxOf(layout, place)))
        ? []
        : ['leaves the margins']),
    ])
    return small || narrow || faults.length > 0 ? [`${slug} ${format} ${faults}`] : []
  })
  expect(pages.length).toBeGreaterThan(1_500)
  expect(without).toEqual([])
})

test(
  'whatever is on a card: a new object is on the page, within its sizes, and over no line',
  () => {
    const ratios = fc.double({ min: 0.3, max: 3, noNaN: true })
    fc.assert(
      fc.property(anyMade, ratios, ({ slug, draft }, ratio) => {
        const layout = layOut(slug, draft)
        const photo = photoPlace(layout, ratio)
        const sticker = stickerPlace(layout)
        expect(photoPlace(layout, ratio)).toEqual(photo)
        expect(photo.width).toBeLessThanOrEqual(0.45)
        expect(photo.width).toBeGreaterThan(ratio < 0.75 ? 0.06 : 0.109)
        expect(sticker.width).toBeLessThanOrEqual(0.22)
        expect(sticker.width).toBeGreaterThanOrEqual(0.07)
        expect(faultsOf(layout, { ...photo, ratio })).toEqual([])
        expect(faultsOf(layout, { ...sticker, ratio: 1 })).toEqual([])
      }),
      { numRuns: 500 },
    )
  },
  slowMs,
)

test('photos and stickers that are put on a card one after the other do not meet', () => {
  for (const format of ['status', 'portrait', 'square', 'print'] as const) {
    const layouts = firstOfFamilies(format).map((slug) => {
      const draft: CardDraft = { values: {}, format, photos: [], stickers: [] }
      for (const number of [1, 2]) {
        const { at, width } = photoPlace(layOut(slug, draft), 4 / 3)
        draft.photos = [...(draft.photos ?? []), photoOf(`photo-${number}`, at, width)]
      }
      for (const id of ['sticker-1', 'sticker-2', 'sticker-3']) {
        const { at, width } = stickerPlace(layOut(slug, draft))
        draft.stickers = [...(draft.stickers ?? []), { id, sticker: 'dove', at, width }]
      }
      return layOut(slug, draft)
    })
    for (const { objects } of layouts) {
      const boxes = objects.map(turnedBounds)
      const meetings = boxes.filter((box, i) =>
        boxes.slice(i + 1).some((other) => meet(box, other)),
      )
      expect(meetings).toEqual([])
    }
  }
})

test('a new text is set like the wish, stands beside the words, and over none of them', () => {
  const places = { under: 0, above: 0, between: 0 }
  for (const { slug, format, layout: before } of pages) {
    const place = textPlace(before)
    if (!place) throw new RangeError(`no place on ${slug}`)
    const draft = withNewText({ values: {}, format }, { text: 'New text', ...place })
    expect(v.is(draftSchema, draft)).toBe(true)
    const layout = layOut(slug, draft)
    const [text] = layout.lines.filter(({ added }) => added)
    if (!text) throw new RangeError(`no text on ${slug}`)
    expect(holds(pageBox(layout.size), text.ink)).toBe(true)
    const words = before.lines.filter((line) => !isBent(line) && line.field !== 'header')
    const met = before.lines.filter((line) => !isBent(line) && meet(line.ink, text.ink))
    expect(met.map((line) => `${slug} ${format} ${line.text}`)).toEqual([])
    const isUnder = words.every(({ ink }) => ink.y + ink.height <= text.ink.y)
    const isAbove = words.every(({ ink }) => ink.y >= text.ink.y + text.ink.height)
    places[isUnder ? 'under' : isAbove ? 'above' : 'between'] += 1
    const wish = words.find(({ field }) => field === 'wish')
    if (wish) expect([place.face, place.colour]).toEqual([wish.faces[0], wish.role])
  }
  expect(places.between).toBe(0)
  expect(places.under).toBeGreaterThan(places.above)
})

test('a second new text stands clear of the first', () => {
  for (const slug of firstOfFamilies('portrait')) {
    let draft: CardDraft = { values: {}, format: 'portrait' }
    for (const text of ['One', 'Two']) {
      const place = textPlace(layOut(slug, draft))
      if (place) draft = withNewText(draft, { text, ...place })
    }
    const [one, two] = layOut(slug, draft).lines.filter(({ added }) => added)
    expect(one && two && meet(one.ink, two.ink), slug).toBe(false)
  }
})

test('without a layout a new text stands below the middle', () => {
  const style = { text: 'New', face: 'jost-500' as const, colour: 'body' as const, size: 56 }
  const once = withNewText({ values: {} }, style)
  expect(once.added).toEqual([{ ...style, id: 'text-1', at: { x: 0.5, y: 0.9 } }])
  expect(withNewText(once, style).added?.[1]).toMatchObject({
    id: 'text-2',
    at: { y: expect.closeTo(0.84) },
  })
})

test('on a card without any room a new photo is small, and known to lie on words', () => {
  const words = 'ברכה והצלחה בכל מעשי ידיכם '.repeat(12)
  const added = [0.1, 0.36, 0.62, 0.88].map((y, i) => ({
    ...{ id: `text-${i}`, text: words, face: 'frank-ruhl-libre-500' as const, size: 58 },
    ...{ colour: 'body' as const, at: { x: 0.5, y } },
  }))
  const layout = layOut('papercut-arch', { values: {}, format: 'square', added })
  const photo = photoPlace(layout, 1)
  expect(photo.covers).toBe('lines')
  expect(photo.width).toBe(0.22)
})

test('a new object lies over others rather than over words', () => {
  const stickers = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => {
      return { id: `s-${x * 10}-${y * 10}`, sticker: 'dove', at: { x, y }, width: 0.2 }
    }),
  )
  const layout = layOut('papercut-arch', { values: {}, format: 'portrait', stickers })
  const wish = { ratio: 1, least: 0.2, most: 0.4, near: [{ x: 0.5, y: 0.5 }] }
  const place = findFreePlace(layout, wish)
  expect(place).toMatchObject({ width: 0.2, covers: 'objects' })
  expect(faultsOf(layout, { ...place, ratio: 1 })).toEqual([])
})

test('where it must lie on others it covers as little of them as it can', () => {
  const wall = photoOf('photo-1', { x: 0.44, y: 0.5 }, 0.88)
  const draft = { values: {}, format: 'square' as const, photos: [{ ...wall, ratio: 0.88 }] }
  const layout = { ...layOut('papercut-arch', draft), lines: [] }
  const wish = { ratio: 1, least: 0.2, most: 0.4, near: [{ x: 0.3, y: 0.5 }] }
  const place = findFreePlace(layout, wish)
  expect(place.covers).toBe('objects')
  expect(place.at.x).toBeGreaterThan(0.85)
})

test('of equal places the first wish counts, and a place in the middle is exact', () => {
  const layout = layOut('papercut-arch', { values: {}, format: 'portrait' })
  const empty = { ...layout, lines: [], objects: [] }
  const near = [
    { x: 0.5, y: 0.3 },
    { x: 0.5, y: 0.7 },
  ]
  const place = findFreePlace(empty, { ratio: 1, least: 0.2, most: 0.3, near })
  expect(place).toMatchObject({ at: { x: 0.5 }, width: 0.3, covers: 'art' })
  expect(place.at.y).toBeCloseTo(0.3, 1)
})

test(
  'the boxes of a line hold its ink as it is drawn, bent and turned',
  async () => {
    for (const { slug, draft } of fc.sample(anyMade, { numRuns: 60, seed: 5787 })) {
      const { lines } = layOut(slug, draft)
      const outlines = await outliner.outline(lines)
      lines.forEach((line, i) => {
        const { left, right, top, bottom } = inkOf(outlines[i] ?? '', line.turn)
        if (left > right) return
        const boxes = lineBoxes(line)
        const beyond = Math.max(
          Math.min(...boxes.map(({ x }) => x)) - left,
          Math.min(...boxes.map(({ y }) => y)) - top,
          right - Math.max(...boxes.map(({ x, width }) => x + width)),
          bottom - Math.max(...boxes.map(({ y, height }) => y + height)),
        )
        expect(beyond, `${line.text} in ${slug}`).toBeLessThan(0.1 + 0.01 * line.sizePx)
      })
    }
  },
  slowMs,
)

function layOut(slug: string, draft: CardDraft): CardLayout {
  const design = designOf(slug)
  const family = families.get(design.art.family)
  if (!family) throw new RangeError(`no family ${design.art.family}`)
  return layoutCard({ design, draft, family, tables })
}

/** A schedule fills its page. */
function isList(slug: string): boolean {
  return designOf(slug).subCategories.includes('schedule')
}

/** A design of each family that has the format. */
function firstOfFamilies(format: Format): string[] {
  return [...families.keys()].flatMap((family) =>
    designs
      .filter(({ art, formats }) => art.family === family && formats.includes(format))
      .slice(0, 2)
      .map(({ slug }) => slug),
  )
}

interface Placed {
  at: { x: number; y: number }
  width: number
  ratio: number
  covers: string
}

function boxOf({ size }: CardLayout, { at, width, ratio }: Omit<Placed, 'covers'>): Box {
  const [across, down] = [width * size.widthPx, (width * size.widthPx) / ratio]
  const middle = { x: at.x * size.widthPx, y: at.y * size.heightPx }
  return { x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down }
}

/** Places are rounded to a ten-thousandth of the page. */
function aBitLess({ x, y, width, height }: Box): Box {
  return { x: x + 0.2, y: y + 0.2, width: width - 0.4, height: height - 0.4 }
}

function faultsOf(layout: CardLayout, place: Placed): string[] {
  const box = boxOf(layout, place)
  const covered = layout.lines.filter((line) =>
    inkPoints(line).some(({ x, y }) => meet(box, { x, y, width: 0, height: 0 })),
  )
  return [
    ...(holds(pageBox(layout.size), box) ? [] : ['leaves the page']),
    ...(place.covers === 'lines' ? [] : covered.map(({ text }) => `covers ${text}`)),
  ]
}

/** Points of the ink of a line where it is painted, closer together than a sticker is wide. */
function inkPoints(line: CardLine) {
  const { ink, turn, clusters = [], sizePx } = line
  const straight = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap((across) =>
    [0, 0.5, 1].map((down) => ({ x: ink.x + across * ink.width, y: ink.y + down * ink.height })),
  )
  const bent = clusters.flatMap(({ x, y, angle }) =>
    [0, 0.5].map((up) => ({
      x: x + up * sizePx * Math.sin(angle),
      y: y - up * sizePx * Math.cos(angle),
    })),
  )
  const points = isBent(line) ? bent : straight
  return turn ? points.map((point) => turnPoint(point, turn)) : points
}

function isBent({ clusters = [] }: CardLine): boolean {
  return clusters.some(({ angle }) => angle !== 0)
}

function photoOf(id: string, at: { x: number; y: number }, width: number) {
  const crop = { x: 0.5, y: 0.5, zoom: 1 }
  return { id, at, width, frame: 'rectangle' as const, ratio: 4 / 3, crop }
}
