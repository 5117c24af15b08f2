import { expect, test } from 'vitest'
import { composeCardPdf } from '../../client/export/pdf/compose-card-pdf.ts'
import { composePagesPdf } from '../../client/export/pdf/compose-pages-pdf.ts'
import { severalPage } from '../../client/export/pdf/home-pages.ts'
import { layOutSheet } from '../../client/export/pdf/sheet.ts'
import { liftCodes } from '../../client/export/pdf/vector-codes.ts'
import { objectsSvg } from '../../src/shared/card/paint-objects.ts'
import { drawCode } from '../../src/shared/qr/draw-code.ts'
import { flatPicture, layOutWords } from './lay-out-words.ts'
import { differingShare, drawPdf, drawSvg, inspectPdf, readCode } from './pdf-tools.ts'

const about = { title: 'Card', language: 'he' }
const address = 'https://example.com/gifts'
const drawing = drawCode(address, { tile: '#fdf6e3', module: '#5b1230' })
if (!drawing) throw new Error('the code does not fit')
const stickers = { code: drawing, dove: { viewBox: '0 0 1 1', svg: '<path d="M0 0L1 1Z"/>' } }
const { leastWidth = 0 } = drawing

/** A card without words on a plain picture, with these stickers; `code` is the name of the code. */
async function cardWith(placed: readonly Placed[]) {
  const words = await layOutWords({
    slug: 'velvet-and-silver',
    values: {},
    stickers: placed.map((one, i) => ({ turn: 0, width: leastWidth, ...one, id: `sticker-${i}` })),
  })
  const { codes, objects } = liftCodes(words.layout, stickers)
  const layout = { ...words.layout, lines: [] }
  return { ...words, layout, outlines: [], codes, objects, placed: words.layout }
}

interface Placed {
  sticker: string
  at: { x: number; y: number }
  width?: number
  turn?: number
}

const corner = { x: 0.2, y: 0.85 }

test.each([0, 90, -30])(
  'a code turned by %i degrees is read from a PDF at 72 dpi, and stands where its picture does',
  async (turn) => {
    const card = await cardWith([{ sticker: 'code', at: corner, turn }])
    expect(card.objects).toEqual([])
    const sheet = layOutSheet({ kind: 'shop', size: '5x7' }, card.layout.size)
    const pdf = await composeCardPdf({ ...card, sheet, picture: flatPicture(), ...about })
    const bytes = new Uint8Array(await pdf.arrayBuffer())
    expect((await inspectPdf(bytes)).check).toContain('No syntax or stream encoding errors')
    expect(readCode(await drawPdf(bytes, 1, 72))).toBe(address)
    const part = { x: 150, y: 150, widthPx: 1500, heightPx: 2100 }
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 2100"><path fill="#606060" d="M0 0H1500V2100H0Z"/>${objectsSvg(card.placed, { stickers })}</svg>`
    expect(differingShare(await drawPdf(bytes, part), drawSvg(picture, part.widthPx))).toBeLessThan(
      0.0005,
    )
  },
)

test('the same code is read from each of several cards on a sheet', async () => {
  const card = await cardWith([{ sticker: 'code', at: corner }])
  const page = severalPage('letter', '5x7', card.layout.size)
  const pdf = await composePagesPdf({
    pages: [{ media: page.media, cards: page.cards.slice(0, 1) }],
    card: { ...card, picture: flatPicture() },
    ...about,
  })
  expect(readCode(await drawPdf(new Uint8Array(await pdf.arrayBuffer()), 1, 96))).toBe(address)
})

test('a code under another sticker stays in the picture, and one above it does not', async () => {
  const dove = { sticker: 'dove', at: { x: 0.28, y: 0.85 }, width: 0.1 }
  const under = await cardWith([{ sticker: 'code', at: corner }, dove])
  expect(under.codes).toEqual([])
  expect(under.objects).toHaveLength(2)
  const above = await cardWith([dove, { sticker: 'code', at: corner }])
  expect(above.codes).toHaveLength(1)
  expect(above.objects).toHaveLength(1)
  const far = await cardWith([
    { sticker: 'code', at: corner },
    { ...dove, at: { x: 0.8, y: 0.2 } },
  ])
  expect(far.codes).toHaveLength(1)
})
