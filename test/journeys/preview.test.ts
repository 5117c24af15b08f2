import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LocalDrawing } from '../../bin/local-drawing.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { drawLayout, layOut } from '../../catalog/pictures/draw-card.ts'
import { drawInNode } from '../../catalog/pictures/engine.ts'
import { clips } from '../../catalog/videos/films/clips.ts'
import { madeDir, readMadeFilms } from '../../catalog/videos/made-films.ts'
import { readFilm } from '../../catalog/videos/read-films.ts'
import { familyNames } from '../../src/shared/art/families.ts'
import type { Box } from '../../src/shared/art/family.ts'
import type { CardLayout } from '../../src/shared/card/layout-card.ts'
import { maxPreviewWeight, previewWeight } from '../../src/shared/card/preview-weight.ts'
import { composeSharePicture, widestFormat } from '../../src/shared/card/share-picture.ts'
import { type CardDesign, cardDesignSchema } from '../../src/shared/card.ts'
import { type CardDraft, draftSchema } from '../../src/shared/draft.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { maxPreviewOrderLength } from '../../src/shared/files/preview-order.ts'
import { picturePath } from '../../src/shared/pictures/picture-call.ts'
import { ordersOf, type PictureOrder } from '../../src/shared/pictures/picture-order.ts'
import { previewPath, videoPreviewPath } from '../../src/shared/routes.ts'
import { baseUrl } from '../browser/site.ts'
import { anyCharacter } from '../fixtures/any-character.ts'

/* Tests the site's worker and the preview worker, both as built, in workerd. */

/** The first design of each family, with the field that has its largest words. */
const designs = familyNames.flatMap((family) => {
  const design = cards
    .map((card) => v.parse(cardDesignSchema, card))
    .find(({ art }) => art.family === family)
  const layer = design?.layers.find(({ place }) => place === 'stack')
  return design && layer ? [{ family, design, field: layer.field }] : []
})

test.each(designs)(
  '$family: the preview is the card with its names, as resvg draws it',
  async ({ design, field }) => {
    const draft = { values: { [field]: 'מַזָּל טוֹב לשרה' } }
    const jpeg = await fetchPreview(design.slug, draft)
    expect(jpeg.byteLength).toBeLessThanOrEqual(250_000)
    const { format, width, height } = await sharp(jpeg).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])

    const layout = await layOut(design, { ...draft, format: widestFormat(design) })
    expect(layout.problems.filter(({ kind }) => kind === 'missing-glyph')).toEqual([])
    const whole = { x: 0, y: 0, width: 1200, height: 630 }
    const words = boxOf(layout, field)
    const expected = await drawExpected(design, draft)
    expect(await differingPart(jpeg, expected, whole)).toBeLessThanOrEqual(0.01)
    expect(await differingPart(jpeg, expected, words)).toBeLessThanOrEqual(0.01)
  },
)

test('the comparison of previews finds reversed words, and words of the design', async () => {
  const [first] = designs
  if (!first) throw new Error('there is no design')
  const { design, field } = first
  const draft = { values: { [field]: 'מזל טוב לשרה' } }
  const jpeg = await fetchPreview(design.slug, draft)
  const layout = await layOut(design, { ...draft, format: widestFormat(design) })
  const words = boxOf(layout, field)
  const reversed = { values: { [field]: [...'לשרה מזל טוב'].reverse().join('') } }
  expect(await differingPart(jpeg, await drawExpected(design, reversed), words)).toBeGreaterThan(
    0.1,
  )
  const own = await fetchPreview(design.slug, undefined)
  expect(await differingPart(jpeg, own, words)).toBeGreaterThan(0.1)
})

test('the preview of a film over a clip is its words on a frame of the clip', async () => {
  const [film] = clips.map(readFilm)
  if (!film?.clip) throw new Error('there is no film over a clip')
  const { slug, design } = film
  const draft = { values: { family: 'מִשְׁפַּחַת כַּהֲנָא' }, palette: 'wine' }
  const text = await encodeDraft(draft)
  const jpeg = await fetchPicture(videoPreviewPath(slug, text), true)
  expect(jpeg.byteLength).toBeLessThanOrEqual(250_000)
  const still = (await readMadeFilms()).find((film) => film.slug === slug)?.still?.file ?? ''
  const ground = await readFile(path.join(madeDir, still))
  const [{ size }, whole] = [await layOut(design, draft), { x: 0, y: 0, width: 1200, height: 630 }]
  const image = `<image href="data:image/jpeg;base64,${ground.toString('base64')}" width="${size.widthPx}" height="${size.heightPx}"/>`
  expect(
    await differingPart(jpeg, await drawExpected(design, draft, image), whole),
  ).toBeLessThanOrEqual(0.01)
  expect(await differingPart(jpeg, await drawExpected(design, draft), whole)).toBeGreaterThan(0.05)
})

test('what was put on a card is in its preview, where it was put', async () => {
  const design = v.parse(cardDesignSchema, cards[0])
  const plain: CardDraft = { values: {}, format: 'square' }
  const sticker = { id: 'mine', sticker: 'pomegranate', at: { x: 0.5, y: 0.5 }, width: 0.4 }
  const [without, decorated] = await Promise.all([
    fetchPreview(design.slug, plain),
    fetchPreview(design.slug, { ...plain, stickers: [sticker] }),
  ])
  const middle = { x: 540, y: 255, width: 120, height: 120 }
  expect(await differingPart(without, decorated, middle)).toBeGreaterThan(0.5)
  const left = { x: 0, y: 0, width: 480, height: 630 }
  expect(await differingPart(without, decorated, left)).toBe(0)
})

test('whatever a draft holds that is not too heavy, the card is drawn with it', async () => {
  const design = v.parse(cardDesignSchema, cards[0])
  const isDrawn = (draft: CardDraft) => previewWeight(design, draft) <= maxPreviewWeight
  await fc.assert(
    fc.asyncProperty(draftsOf(design).filter(isDrawn), async (draft) => {
      expect(v.is(draftSchema, draft)).toBe(true)
      const { format, width, height } = await sharp(
        await fetchPreview(design.slug, draft),
      ).metadata()
      expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    }),
    { numRuns: 15 },
  )
})

test('an order that is none, comes too late or cannot be drawn is refused', async () => {
  const drawing = new LocalDrawing()
  try {
    const statusOf = async (body: unknown) => (await askFor(drawing, '/', body)).status
    const order = { design: cards[0], draft: { values: {} }, until: Date.now() + 60_000 }
    expect(await statusOf(order)).toBe(200)
    expect(await statusOf({ ...order, design: {} })).toBe(400)
    expect(await statusOf({ ...order, padding: ' '.repeat(maxPreviewOrderLength) })).toBe(400)
    expect(await statusOf({ ...order, until: Date.now() - 1000 })).toBe(503)
    expect(await statusOf({ ...order, draft: { values: {}, palette: 'none' } })).toBe(500)
  } finally {
    await drawing.dispose()
  }
})

test('a picture of a card has the same bytes whether the worker draws it or Node', async () => {
  const drawing = new LocalDrawing()
  try {
    for (const { design } of designs.slice(0, 3)) {
      const isTried = ({ use, format }: PictureOrder) => use !== 'other' || format === 'status'
      for (const order of ordersOf(design).filter(isTried)) {
        // No file of this name was drawn in advance.
        const file = `${design.slug}-${order.use}-${order.format}.png`
        const until = Date.now() + 60_000
        const call = { ...order, file, until, waiter: 'visitor' }
        const answer = await askFor(drawing, picturePath, call)
        expect(answer.status).toBe(200)
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect(bytes.equals(await drawInNode(order))).toBe(true)
      }
    }
  } finally {
    await drawing.dispose()
  }
})

function askFor(drawing: LocalDrawing, path: string, body: unknown) {
  const text = async () => JSON.stringify(body)
  return drawing.fetch({ url: `http://preview.local${path}`, headers: new Headers(), text })
}

async function fetchPreview(slug: string, draft: CardDraft | undefined): Promise<ArrayBuffer> {
  const path = draft ? previewPath(slug, await encodeDraft(draft)) : `/preview/card/${slug}.jpg`
  return fetchPicture(path, draft !== undefined)
}

/** Late pictures are cached, so on a busy machine the request is repeated. */
async function fetchPicture(path: string, isDrawn: boolean): Promise<ArrayBuffer> {
  const headers = { 'CF-Connecting-IP': crypto.randomUUID() }
  for (let attempt = 0; attempt < 10; attempt++) {
    const response = await fetch(baseUrl + path, { headers })
    const bytes = await response.arrayBuffer()
    const isPersonal = response.headers.get('Cache-Control')?.includes('max-age=86400')
    if (response.ok && isPersonal === isDrawn) return bytes
  }
  throw new Error(`no preview at ${path}`)
}

/** @param ground drawn below the art, if the art has none */
async function drawExpected(design: CardDesign, draft: CardDraft, ground = '') {
  const layout = await layOut(design, { ...draft, format: widestFormat(design) })
  const card = await drawLayout(design, layout)
  const whole = card.replace('>', `>${ground}`)
  const svg = composeSharePicture({ card: whole, size: layout.size, palette: layout.palette })
  return new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render().asPng()
}

/** Where the words of a field are in the picture, whole px. */
function boxOf({ lines, size }: CardLayout, field: string): Box {
  const scale = 550 / size.heightPx
  const left = (1200 - size.widthPx * scale) / 2
  const inks = lines.filter((line) => line.field === field).map(({ ink }) => ink)
  const x = Math.min(...inks.map((ink) => ink.x))
  const y = Math.min(...inks.map((ink) => ink.y))
  const right = Math.max(...inks.map((ink) => ink.x + ink.width))
  const foot = Math.max(...inks.map((ink) => ink.y + ink.height))
  return {
    x: Math.floor(left + x * scale),
    y: Math.floor(40 + y * scale),
    width: Math.ceil((right - x) * scale),
    height: Math.ceil((foot - y) * scale),
  }
}

/** Share of pixels in a box that differ by more than JPEG causes, 0 to 1. */
async function differingPart(
  one: ArrayBuffer,
  other: ArrayBuffer | Uint8Array,
  { x, y, width, height }: Box,
): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().extract({ left: x, top: y, width, height }).raw().toBuffer(),
    ),
  )
  let differing = 0
  for (let at = 0; at < width * height * 3; at += 3) {
    const channels = [0, 1, 2].map((i) =>
      Math.abs((first?.[at + i] ?? 0) - (second?.[at + i] ?? 0)),
    )
    if (Math.max(...channels) > 64) differing++
  }
  return differing / (width * height)
}

/** Drafts up to the limits of what an address can hold. */
function draftsOf(design: CardDesign): fc.Arbitrary<CardDraft> {
  const ids = design.fields.map(({ id }) => id)
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 40 }).map((words) => words.toWellFormed()),
    fc.constantFrom(
      'שָׁלוֹם וּבְרָכָה',
      'אַ גוטן שבת',
      'Mazel טוב 123',
      '',
      'ש'.repeat(400),
      '🎉\u202e\u0000',
    ),
  )
  const part = fc.double({ min: -1, max: 2, noNaN: true })
  const place = fc.record({ x: part, y: part })
  const turn = fc.double({ min: -180, max: 180, noNaN: true })
  const change = fc.record(
    {
      scale: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      colour: fc.constantFrom('#ff00ff', '#000000'),
      align: fc.constantFrom('left' as const, 'right' as const),
      bend: fc.integer({ min: 0, max: 180 }),
      tracking: fc.integer({ min: -50, max: 300 }),
      leading: fc.double({ min: 0.8, max: 2, noNaN: true }),
      move: place,
      turn,
    },
    { requiredKeys: [] },
  )
  const added = fc.record({
    id: fc.constantFrom('one', 'two'),
    text,
    face: fc.constantFrom('heebo-500' as const, 'pinyon-script-400' as const),
    size: fc.integer({ min: 20, max: 300 }),
    colour: fc.constant('#336699'),
    at: place,
  })
  const sticker = fc.record({
    id: fc.constantFrom('three', 'four'),
    sticker: fc.constantFrom('pomegranate', 'no-such-sticker'),
    at: place,
    width: fc.double({ min: 0.03, max: 1.5, noNaN: true }),
    turn,
  })
  return fc.record(
    {
      values: fc.dictionary(fc.constantFrom(...ids), text),
      palette: fc.constantFrom(...design.palettes, 'no-such-palette'),
      format: fc.constantFrom(...design.formats),
      header: fc.boolean(),
      layers: fc.dictionary(fc.constantFrom(...ids), change),
      added: fc.array(added, { maxLength: 3 }),
      stickers: fc.array(sticker, { maxLength: 3 }),
    },
    { requiredKeys: ['values'] },
  )
}
