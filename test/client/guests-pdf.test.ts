import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawLayout } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { composeCardPdf } from '../../client/export/pdf/compose-card-pdf.ts'
import { composePagesPdf } from '../../client/export/pdf/compose-pages-pdf.ts'
import { severalPage } from '../../client/export/pdf/home-pages.ts'
import { layOutSheet } from '../../client/export/pdf/sheet.ts'
import { liftCodes, type VectorCode } from '../../client/export/pdf/vector-codes.ts'
import { createCardsPdf } from '../../client/guests/make/cards-pdf.ts'
import { type LaidGuests, layOutGuests } from '../../client/guests/make/lay-out-guests.ts'
import { wordsPages } from '../../client/guests/make/words-pages.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import { paintArt } from '../../src/shared/art/paints.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import type { CardDraft } from '../../src/shared/draft.ts'
import { createGuestList, guestsOf } from '../../src/shared/guests/guest-list.ts'
import { drawCode } from '../../src/shared/qr/draw-code.ts'
import type { PlacedLine } from '../../src/shared/text/line.ts'
import { makeDocument } from '../fixtures/known-documents.ts'
import { flatPicture } from './lay-out-words.ts'
import { differingShare, drawPdf, drawSvg, inspectPdf, type Raster, readCode } from './pdf-tools.ts'

const firstNames = ['משה', 'שרה', 'Avi', 'יצחק מאיר', 'Rochel', 'חיה מושקא', 'דוד', 'אסתר']
const families = ['כהן', 'לוי', 'Goldberg', 'פרידמן', 'Weiss', 'רוזנברג', 'שווארץ']

/** Names that differ. */
function guestNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const letter = String.fromCharCode(0x5d0 + (i % 27))
    const name = firstNames[i % firstNames.length]
    return `${name} ${families[Math.floor(i / 8) % families.length]} ${letter}${Math.floor(i / 27)}`
  })
}

const about = { title: 'Card', language: 'he' }
const several = { paper: 'letter', size: '5x7' } as const
const outline: Parameters<typeof createCardsPdf>[0]['outline'] = (lines) => outliner.outline(lines)

interface Wanted {
  slug: string
  names: readonly string[]
  field?: string
  stickers?: CardDraft['stickers']
}

async function layOut({ slug, names, field = 'guest', stickers = [] }: Wanted) {
  const design = cards.find((card) => card.slug === slug)
  const document = await makeDocument(v.parse(cardDesignSchema, design))
  const guests = guestsOf(createGuestList(names.map((name) => [name])))
  const place = { field, before: field === 'guest' ? 'לכבוד' : '' }
  const draft = { values: {}, stickers }
  const { signal } = new AbortController()
  const laid = await layOutGuests(signal, { document, draft, place, format: 'print' }, guests)
  const { palette } = laid.base
  const drawn = (await loadFamily(laid.order.family)).draw({ ...laid.base.size, ...laid.order })
  return { laid, guests, art: paintArt(drawn, palette) }
}

type Laid = Awaited<ReturnType<typeof layOut>>

async function makePdf(
  { laid, guests, art }: Laid,
  picture = flatPicture(),
  codes: readonly VectorCode[] = [],
) {
  const sheet = severalPage(several.paper, several.size, laid.base.size)
  const pdf = createCardsPdf({ sheet, art, picture, codes, outline, ...about })
  for (const guest of guests) await pdf.add(laid.cardOf(guest).layout)
  return new Uint8Array(await (await pdf.finish()).arrayBuffer())
}

test.each([
  ['on a line of its own', { slug: 'papercut-arch', names: guestNames(3) }],
  ['in letters of foil', { slug: 'velvet-and-gold', names: guestNames(3), field: 'name' }],
  ['in spaced letters', { slug: 'velvet-and-silver', names: guestNames(3), field: 'name' }],
])('names %s are printed like single cards', async (_, wanted) => {
  const { laid, guests, art } = await layOut(wanted)
  const pdf = await makePdf({ laid, guests, art })
  const report = await inspectPdf(pdf)
  expect(report.check).toContain('No syntax or stream encoding errors found')
  expect(report).toMatchObject({ title: 'Card', fonts: [], text: '' })
  const page = severalPage(several.paper, several.size, laid.base.size)
  const [first, second] = page.cards
  for (const [i, place] of [first, second, first].entries()) {
    const guest = guests[i]
    if (!guest || !place) throw new Error(`no card ${i}`)
    const { layout } = laid.cardOf(guest)
    const outlines = await outliner.outline(layout.lines)
    const alone = composePagesPdf({
      pages: [{ ...page, cards: [place], lines: page.cuts }],
      card: { layout, outlines, art, picture: flatPicture() },
      ...about,
    })
    const drawn = await drawPdf(new Uint8Array(await alone.arrayBuffer()))
    const sheet = await drawPdf(pdf, i < 2 ? 1 : 2)
    const [left, bottom, right, top] = place.trim.map((pt) => Math.round((pt * 300) / 72))
    const box = {
      left,
      right,
      top: sheet.heightPx - (top ?? 0),
      foot: sheet.heightPx - (bottom ?? 0),
    }
    expect(differingShare(cropped(sheet, box), cropped(drawn, box))).toBeLessThan(0.0002)
  }
})

test('500 names are in a file no larger than ten single cards, which holds the art once', async () => {
  const all = await layOut({ slug: 'papercut-arch', names: guestNames(500) })
  const { laid, art } = all
  const [guest] = all.guests
  if (!guest) throw new Error('no guest')
  const one = laid.cardOf(guest)
  const picture = await artPicture(laid)
  const pdf = await makePdf(all, picture)
  const outlines = await outliner.outline(one.layout.lines)
  const sheet = layOutSheet({ kind: 'shop', size: '5x7' }, one.layout.size)
  const single = composeCardPdf({
    layout: one.layout,
    outlines,
    art,
    sheet,
    picture,
    ...about,
  })
  expect(pdf.length).toBeLessThanOrEqual(10 * single.size)
  expect((await inspectPdf(pdf)).check).toContain('No syntax or stream encoding errors found')
  const text = Buffer.from(pdf).toString('latin1')
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(text.match(/\/Type \/Page /g)).toHaveLength(250)
}, 120_000)

test('the same list gives the same bytes', async () => {
  const laid = await layOut({ slug: 'papercut-arch', names: guestNames(5) })
  expect(Buffer.from(await makePdf(laid)).equals(await makePdf(laid))).toBe(true)
})

test('one drawing leaves room for the words of all guests', async () => {
  const { laid, guests } = await layOut({ slug: 'papercut-arch', names: guestNames(40) })
  const { reserved } = laid.order
  expect(reserved.length).toBeLessThan(60)
  for (const { layout } of guests.map(laid.cardOf)) {
    for (const box of layout.reserved) {
      const isFree = reserved.some(
        (room) =>
          room.x <= box.x &&
          room.y <= box.y &&
          room.x + room.width >= Math.min(box.x + box.width, layout.size.widthPx) &&
          room.y + room.height >= Math.min(box.y + box.height, layout.size.heightPx),
      )
      expect(isFree).toBe(true)
    }
  }
})

test('names that do not fit are listed, and those of the card itself are not', async () => {
  const long =
    'משפחת הלוי איש הורוביץ לבית שפירא פרידמן רוזנברג גולדשטיין וואסערמאן מירושלים עיר הקודש'
  const { laid } = await layOut({
    slug: 'velvet-and-gold',
    field: 'name',
    names: ['משה', long, 'Avi ☃'],
  })
  const found = laid.problems.map(({ guest, kind }) => [guest.id, kind])
  expect(found).toEqual([
    [2, expect.stringMatching(/^(?:small|too-long|too-much)$/)],
    [3, 'missing-glyph'],
  ])
})

test('a name of two lines stands clear of the address below it', async () => {
  const { laid } = await layOut({ slug: 'papercut-arch', names: ['Cohen'] })
  const set: PlacedLine[][] = []
  const card = {
    ...{ design: laid.document.design, layout: laid.base },
    async outline(lines: readonly PlacedLine[]) {
      set.push([...lines])
      return outliner.outline(lines)
    },
  }
  const rows = [
    ['Name', 'Address', 'City'],
    ['הגאון הרב אברהם יצחק הלוי איש הורוביץ', '1234 Fifty-First Street', 'Brooklyn, NY 11219'],
  ]
  const guests = guestsOf(createGuestList(rows))
  const words = { table: String, noTable: '' }
  const product = { kind: 'envelope', envelope: 'a7' } as const
  const [page] = wordsPages(product, { guests, words, card })
  const { shapes = [] } = (await page?.draw()) ?? {}
  const [name = [], address = []] = set
  expect(name).toHaveLength(2)
  const [, nameShapes, addressShapes] = shapes
  const lowest = (nameShapes?.top ?? 0) - (name[1]?.baseline ?? 0)
  const highest =
    (addressShapes?.top ?? 0) - (address[0]?.baseline ?? 0) + (address[0]?.sizePx ?? 0)
  expect(lowest - highest).toBeGreaterThan(0.8 * (name[1]?.sizePx ?? 0))
})

test('a long name on a place card is set on two large lines, not on a small one', async () => {
  const { laid } = await layOut({ slug: 'papercut-arch', names: ['Cohen'] })
  const names = [
    ['Avi Gross', '1'],
    ['Mr. & Mrs. David Weinberger', '1'],
  ]
  const set: PlacedLine[][] = []
  const card = {
    ...{ design: laid.document.design, layout: laid.base },
    async outline(lines: readonly PlacedLine[]) {
      set.push([...lines])
      return outliner.outline(lines)
    },
  }
  const words = { table: (name: string) => `Table ${name}`, noTable: '' }
  const guests = guestsOf(createGuestList(names))
  for (const page of wordsPages({ kind: 'place', paper: 'letter' }, { guests, words, card })) {
    expect(page.guests).toEqual(guests)
    // The card is Hebrew: the first of a row stands on the right of the second.
    const [, , first, , second] = (await page.draw()).shapes ?? []
    expect(first?.left).toBeGreaterThan(second?.left ?? Infinity)
  }
  const [short = [], , long = []] = set
  expect(short.map(({ text }) => text)).toEqual(['Avi Gross'])
  expect(long.map(({ text }) => text)).toEqual(['Mr. & Mrs. David', 'Weinberger'])
  expect(long[0]?.sizePx).toBeGreaterThan(18)
})

test('a list that is left stops being laid out', async () => {
  const { laid } = await layOut({ slug: 'papercut-arch', names: ['Cohen'] })
  const { document } = laid
  const place = { field: 'guest', before: '' }
  const guests = guestsOf(createGuestList(guestNames(50).map((name) => [name])))
  const leaving = new AbortController()
  const order = { document, draft: { values: {} }, place, format: 'print' } as const
  const laying = layOutGuests(leaving.signal, order, guests, () => leaving.abort())
  await expect(laying).rejects.toThrow('aborted')
})

/** The art as a photo of it would be stored. */
async function artPicture({ document, base }: LaidGuests) {
  const { widthPx, heightPx, rgb } = drawSvg(await drawLayout(document.design, base), 1576)
  const raw = { width: widthPx, height: heightPx, channels: 3 } as const
  const jpeg = await sharp(rgb, { raw }).jpeg({ quality: 92 }).toBuffer()
  return { widthPx, heightPx, jpeg: new Blob([new Uint8Array(jpeg)]) }
}

interface CropBox {
  left: number | undefined
  right: number | undefined
  top: number
  foot: number
}

function cropped({ widthPx, rgb }: Awaited<ReturnType<typeof drawPdf>>, box: CropBox) {
  const { left = 0, right = 0, top, foot } = box
  const rows = Array.from({ length: foot - top }, (_, i) => {
    const start = 3 * ((top + i) * widthPx + left)
    return rgb.subarray(start, start + 3 * (right - left))
  })
  return { widthPx: right - left, heightPx: foot - top, rgb: Buffer.concat(rows) }
}

test('each card of a list has its code as vectors, which are in the file once', async () => {
  const address = 'https://example.com/gifts'
  const code = drawCode(address, { tile: '#fdf6e3', module: '#5b1230' })
  if (!code) throw new Error('the code does not fit')
  const at = { x: 0.3, y: 0.35 }
  const sticker = { id: 'code', sticker: 'code', at, turn: 20, width: code.leastWidth ?? 0 }
  const wanted = { slug: 'velvet-and-silver', names: guestNames(4), field: 'name' }
  const laid = await layOut({ ...wanted, stickers: [sticker] })
  const { codes, objects } = liftCodes(laid.laid.base, { code })
  expect([codes.length, objects.length]).toEqual([1, 0])
  const without = await makePdf(laid)
  const pdf = await makePdf(laid, flatPicture(), codes)
  expect((await inspectPdf(pdf)).check).toContain('No syntax or stream encoding errors found')
  for (const page of [1, 2]) {
    for (const dpi of [72, 96]) {
      const sheet = await drawPdf(pdf, page, dpi)
      expect(halvesOf(sheet).map(readCode)).toEqual([address, address])
    }
  }
  const objectsOf = (bytes: Uint8Array) =>
    Buffer.from(bytes).toString('latin1').split(' obj').length
  expect(objectsOf(pdf)).toBe(objectsOf(without) + 1)
})

/** Two cards stand beside each other on a sheet that is wider than high. */
function halvesOf({ rgb, widthPx, heightPx }: Raster): Raster[] {
  const wide = Math.floor(widthPx / 2)
  return [0, widthPx - wide].map((left) => ({
    ...{ widthPx: wide, heightPx },
    rgb: Buffer.concat(
      Array.from({ length: heightPx }, (_, y) => {
        const from = 3 * (y * widthPx + left)
        return rgb.subarray(from, from + 3 * wide)
      }),
    ),
  }))
}
